import { Toast, ToastProvider } from './Toast.tsx';

export type ToastMessage = {
  /** A new id is a new toast, with its own timer. */
  id: number;
  kind: 'default' | 'destructive';
  title: string;
  description?: string;
  /** Dismissed toasts stay for a while, closed. */
  isOpen?: boolean;
};

export type ToastRegionProps = {
  /** The current toast. A new one replaces it. */
  toast: ToastMessage | null;
  /** Called by the close button, Escape, a swipe and the timeout. */
  onClose: (id: number) => void;
};

/** Shows the app's toasts. Rendered once, and before the first toast, so that toasts are announced. */
export function ToastRegion({ toast, onClose }: ToastRegionProps) {
  return (
    <ToastProvider>
      {toast && (
        <Toast
          key={toast.id}
          kind={toast.kind}
          title={toast.title}
          description={toast.description}
          isOpen={toast.isOpen}
          onClose={() => onClose(toast.id)}
        />
      )}
    </ToastProvider>
  );
}

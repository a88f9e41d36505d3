import { Toast, ToastProvider } from '../primitives/Toast.tsx';

export type ToastMessage = {
  /** Another id is another toast, which starts its time anew. */
  id: number;
  kind: 'default' | 'destructive';
  title: string;
  description?: string;
};

export type ToastRegionProps = {
  /** At most one: a new one replaces the one before. */
  toast: ToastMessage | null;
  /** By its button, by Escape, by a swipe, or after its time. */
  onClose: (id: number) => void;
};

/** Once for the whole app: where short notices appear. It is there before the first of them. */
export function ToastRegion({ toast, onClose }: ToastRegionProps) {
  return (
    <ToastProvider>
      {toast && (
        <Toast
          key={toast.id}
          kind={toast.kind}
          title={toast.title}
          description={toast.description}
          onClose={() => onClose(toast.id)}
        />
      )}
    </ToastProvider>
  );
}

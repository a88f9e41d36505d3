import { Toast, type ToastProps, ToastProvider } from './Toast.tsx';

export type ToastMessage = Omit<ToastProps, 'onClose'> & {
  /** A new id is a new toast, with its own timer. */
  id: number;
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
    <ToastProvider>{toast && <Toast key={toast.id} {...toast} onClose={() => onClose(toast.id)} />}</ToastProvider>
  );
}

import { TOAST } from '@machine/contract/constants.ts';
import type { ToastMessage } from '@machine/ui/toast/ToastRegion.tsx';
import { createStore } from './store.ts';

/** Shows one toast at a time; a new one replaces the previous one. */
export type Toaster = ReturnType<typeof createToaster>;

export function createToaster() {
  const store = createStore<ToastMessage | null>(null);
  let lastId = 0;
  return {
    store,
    show: (toast: Omit<ToastMessage, 'id'>) => store.set({ ...toast, id: ++lastId }),
    close: (id: number) => {
      const toast = store.get();
      if (toast?.id !== id || toast.isOpen === false) return;
      store.set({ ...toast, isOpen: false });
      setTimeout(() => store.get()?.id === id && store.set(null), TOAST.removeMs);
    },
  };
}

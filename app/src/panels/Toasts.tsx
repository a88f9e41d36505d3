import { ToastRegion } from '@machine/ui/toast/ToastRegion.tsx';
import { useServices } from '../services/services.ts';
import { useStore } from '../services/store.ts';

export default function Toasts() {
  const { toaster } = useServices();
  const toast = useStore(toaster.store);
  return <ToastRegion toast={toast} onClose={toaster.close} />;
}

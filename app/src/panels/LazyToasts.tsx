import { useServices } from '../services/services.ts';
import { useStore } from '../services/store.ts';
import { LazyPart } from './LazyPart.tsx';

const load = () => import('./toastRegion.ts').then(({ ToastRegion }) => ToastRegion);

/** Loads the toast region after the first paint, before the first toast is shown. */
export function LazyToasts() {
  const { toaster } = useServices();
  const toast = useStore(toaster.store);
  return <LazyPart load={load} isWanted={toast !== null} props={{ toast, onClose: toaster.close }} />;
}

export { ToastRegion } from '@machine/ui';

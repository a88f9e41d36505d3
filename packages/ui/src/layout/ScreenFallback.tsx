import { LoadingStatus } from '../primitives/feedback/LoadingStatus.tsx';

/**
 * Shown while a screen's code loads. Stays blank unless loading takes more than a second, and as high as the
 * window, so that the footer doesn't move through it.
 */
export function ScreenFallback() {
  return (
    <div aria-busy="true" style={{ minHeight: '100vh' }}>
      <LoadingStatus />
    </div>
  );
}

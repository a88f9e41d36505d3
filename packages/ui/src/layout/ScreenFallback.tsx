import { LoadingStatus } from '../primitives/feedback/LoadingStatus.tsx';

/** Shown while a screen's code loads. Stays blank unless loading takes more than a second. */
export function ScreenFallback() {
  return (
    <div aria-busy="true" style={{ minHeight: '60vh' }}>
      <LoadingStatus />
    </div>
  );
}

import { LoadingStatus } from '../primitives/LoadingStatus.tsx';

/** In place of a screen whose code is on its way: usually for so short a time that it shows nothing. */
export function ScreenFallback() {
  return (
    <div aria-busy="true" style={{ minHeight: '60vh' }}>
      <LoadingStatus />
    </div>
  );
}

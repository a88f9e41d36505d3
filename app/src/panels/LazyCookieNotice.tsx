import { STORAGE_KEYS } from '@machine/contract';
import { useStored } from '../hooks/useStored.ts';
import { paths } from '../paths.ts';
import { LazyPart } from './LazyPart.tsx';

const load = () => import('./cookieNotice.ts').then(({ CookieNotice }) => CookieNotice);

/** Shows the cookie notice until a choice is stored. It overlays the page, so it can load after the first paint. */
export function LazyCookieNotice() {
  const [consent, setConsent] = useStored(STORAGE_KEYS.cookieConsent);
  if (consent !== null) return null;
  return (
    <LazyPart
      load={load}
      props={{
        onAccept: () => setConsent('accepted'),
        onDismiss: () => setConsent('dismissed'),
        privacyHref: paths.privacy,
      }}
    />
  );
}

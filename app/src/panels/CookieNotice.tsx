import { STORAGE_KEYS } from '@machine/contract/constants.ts';
import { CookieNotice } from '@machine/ui/layout/CookieNotice.tsx';
import { useStored } from '../hooks/useStored.ts';

export default function CookieNoticeContainer() {
  const [consent, setConsent] = useStored(STORAGE_KEYS.cookieConsent);
  if (consent !== null) return null;
  return <CookieNotice onAccept={() => setConsent('accepted')} onDismiss={() => setConsent('dismissed')} />;
}

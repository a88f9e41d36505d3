import { STORAGE_KEYS } from '@machine/contract';
import { CookieNotice } from '@machine/ui';
import { useStored } from '../hooks/useStored.ts';

export default function CookieNoticeContainer() {
  const [consent, setConsent] = useStored(STORAGE_KEYS.cookieConsent);
  if (consent !== null) return null;
  return <CookieNotice onAccept={() => setConsent('accepted')} onDismiss={() => setConsent('dismissed')} />;
}

import { PrivacyScreen } from '@machine/ui';
import { contactEmail } from '../contactEmail.ts';

export function PrivacyRoute() {
  return <PrivacyScreen contactEmail={contactEmail} />;
}

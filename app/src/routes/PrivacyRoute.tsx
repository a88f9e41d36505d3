import { PrivacyScreen } from '@machine/ui';
import { contactEmail } from '../contactEmail.ts';

export default function PrivacyRoute() {
  return <PrivacyScreen contactEmail={contactEmail} />;
}

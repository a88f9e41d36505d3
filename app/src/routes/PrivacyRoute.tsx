import { PrivacyScreen } from '@machine/ui/legal/PrivacyScreen.tsx';
import { contactEmail } from '../contactEmail.ts';

export default function PrivacyRoute() {
  return <PrivacyScreen contactEmail={contactEmail} />;
}

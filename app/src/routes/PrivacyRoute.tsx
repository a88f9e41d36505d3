import { PrivacyScreen } from '@machine/ui';
import { contactEmail } from '../contactEmail.ts';
import { paths } from '../paths.ts';

export function PrivacyRoute() {
  return <PrivacyScreen contactEmail={contactEmail} homeHref={paths.home} settingsHref={paths.settings} />;
}

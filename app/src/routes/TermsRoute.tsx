import { TermsScreen } from '@machine/ui';
import { contactEmail } from '../contactEmail.ts';
import { paths } from '../paths.ts';

export function TermsRoute() {
  return (
    <TermsScreen
      contactEmail={contactEmail}
      homeHref={paths.home}
      privacyHref={paths.privacy}
      settingsHref={paths.settings}
    />
  );
}

import { paths } from '@machine/contract';
import { ButtonLink } from '../primitives/button/Link.tsx';
import { SettingsActions, SettingsSection } from './SettingsSection.tsx';

/** Links to the privacy page and the terms. */
export function LegalSection() {
  return (
    <SettingsSection title="Privacy and terms" lead="What we store about you and why, and the rules of the game.">
      <SettingsActions>
        <ButtonLink href={paths.privacy} variant="surface" color="gray">
          Privacy
        </ButtonLink>
        <ButtonLink href={paths.terms} variant="surface" color="gray">
          Terms
        </ButtonLink>
      </SettingsActions>
    </SettingsSection>
  );
}

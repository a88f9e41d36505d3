import { ButtonLink } from '../primitives/button/Link.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import styles from './SettingsSection.module.css';

export type LegalSectionProps = { privacyHref?: string; termsHref?: string };

/** Links to the privacy page and the terms. */
export function LegalSection({ privacyHref = '/privacy', termsHref = '/terms' }: LegalSectionProps) {
  return (
    <SettingsSection title="Privacy and terms" lead="What we store about you and why, and the rules of the game.">
      <div className={styles.links}>
        <ButtonLink href={privacyHref} variant="outline" tone="gray">
          Privacy
        </ButtonLink>
        <ButtonLink href={termsHref} variant="outline" tone="gray">
          Terms
        </ButtonLink>
      </div>
    </SettingsSection>
  );
}

import type { PreferenceKey, UserPreferences } from '@machine/contract';
import { Switch } from '../primitives/Switch.tsx';
import { InlineStatus } from '../primitives/InlineStatus.tsx';
import { EmailConfirmation, type EmailConfirmationProps } from './EmailConfirmation.tsx';
import { EMAIL_PREFERENCES, NOTIFICATION_PREFERENCES, type PreferenceWords } from './preferences.ts';
import { SettingsSection } from './SettingsSection.tsx';
import styles from './SettingsSection.module.css';

export type PreferenceSectionsProps = {
  values: Pick<UserPreferences, PreferenceKey>;
  /** What is wished, and not yet stored. */
  saving: ReadonlySet<PreferenceKey>;
  /** The last wish that could not be stored: its switch shows the server's value again. */
  failed?: PreferenceKey | null;
  /** The server asked to wait: nothing can be switched for a moment. */
  isWaiting?: boolean;
  /** Null unless the email address still has to be confirmed. */
  confirmation?: EmailConfirmationProps | null;
  onPreference: (key: PreferenceKey, value: boolean) => void;
};

/** What the game may tell: by e-mail, and in its own notifications. */
export function PreferenceSections(props: PreferenceSectionsProps) {
  return (
    <>
      <SettingsSection title="Email preferences">
        {props.confirmation && <EmailConfirmation {...props.confirmation} />}
        <Switches {...props} preferences={EMAIL_PREFERENCES} />
      </SettingsSection>
      <SettingsSection title="Notification preferences" lead="What the bell at the top tells you of.">
        <Switches {...props} preferences={NOTIFICATION_PREFERENCES} />
      </SettingsSection>
    </>
  );
}

type SwitchesProps = PreferenceSectionsProps & { preferences: readonly PreferenceWords[] };

function Switches({ preferences, values, saving, failed, isWaiting, onPreference }: SwitchesProps) {
  return (
    <>
      <div className={styles.switches}>
        {preferences.map(({ key, label, description }) => (
          <Switch
            key={key}
            label={label}
            description={description}
            isSelected={values[key]}
            isSaving={saving.has(key)}
            isReadOnly={isWaiting}
            onChange={(value) => onPreference(key, value)}
          />
        ))}
      </div>
      <InlineStatus tone="failed">
        {preferences.some(({ key }) => key === failed) && 'Failed to update preferences. Please try again.'}
      </InlineStatus>
    </>
  );
}

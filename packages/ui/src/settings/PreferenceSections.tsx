import type { PreferenceKey, UserPreferences } from '@machine/contract';
import { Flex } from '@radix-ui/themes';
import { Switch } from '../primitives/form/Switch.tsx';
import { InlineStatus } from '../primitives/feedback/InlineStatus.tsx';
import { EmailConfirmation, type EmailConfirmationProps } from './EmailConfirmation.tsx';
import { EMAIL_PREFERENCES, NOTIFICATION_PREFERENCES, type PreferenceOption } from './preferenceOptions.ts';
import { SettingsSection } from './SettingsSection.tsx';

export type PreferenceSectionsProps = {
  values: Pick<UserPreferences, PreferenceKey>;
  /** Preferences that are being saved. */
  saving: ReadonlySet<PreferenceKey>;
  /** The last preference that failed to save. Its switch shows the server's value again. */
  failed?: PreferenceKey | null;
  /** Rate-limited: the switches are temporarily read-only. */
  isRateLimited?: boolean;
  /** Present only while the email address is unconfirmed. */
  confirmation?: EmailConfirmationProps | null;
  onPreference: (key: PreferenceKey, value: boolean) => void;
};

/** Settings sections for email and in-app notifications. */
export function PreferenceSections(props: PreferenceSectionsProps) {
  return (
    <>
      <SettingsSection title="Email preferences">
        {props.confirmation && <EmailConfirmation {...props.confirmation} />}
        <Switches {...props} preferences={EMAIL_PREFERENCES} />
      </SettingsSection>
      <SettingsSection title="Notification preferences" lead="Choose what you're notified about.">
        <Switches {...props} preferences={NOTIFICATION_PREFERENCES} />
      </SettingsSection>
    </>
  );
}

type SwitchesProps = PreferenceSectionsProps & { preferences: readonly PreferenceOption[] };

function Switches({ preferences, values, saving, failed, isRateLimited, onPreference }: SwitchesProps) {
  return (
    <>
      <Flex direction="column" gap="3">
        {preferences.map(({ key, label, description }) => {
          const isSelected = values[key];
          // The server doesn't know this kind.
          if (isSelected === undefined) return null;
          return (
            <Switch
              key={key}
              label={label}
              description={description}
              isSelected={isSelected}
              isSaving={saving.has(key)}
              isReadOnly={isRateLimited}
              onChange={(value) => onPreference(key, value)}
            />
          );
        })}
      </Flex>
      <InlineStatus tone="failed">
        {preferences.some(({ key }) => key === failed) && 'Failed to update preferences. Please try again.'}
      </InlineStatus>
    </>
  );
}

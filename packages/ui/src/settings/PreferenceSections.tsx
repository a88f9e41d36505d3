import { MATCH_START_NOTICE_MINUTES } from '@machine/contract/constants.ts';
import type { PreferenceKey, UserPreferences } from '@machine/contract/user.ts';
import { Flex, Callout } from '@radix-ui/themes';
import { Switch } from '../primitives/form/Switch.tsx';
import { InlineStatus } from '../primitives/feedback/InlineStatus.tsx';
import { SettingsAction, SettingsSection } from './SettingsSection.tsx';
import type { ReportedAction } from '../behavior/actionState.ts';
import { UserText } from '../primitives/text/UserText.tsx';

export type PreferenceSectionsProps = {
  /** The saved preferences. Those that are undefined have no switch. */
  values: Pick<UserPreferences, PreferenceKey>;
  /** Preferences that are being saved. */
  saving: ReadonlySet<PreferenceKey>;
  /** The last preference that failed to save. Its switch shows the server's value again. */
  failed?: PreferenceKey | null;
  /** Rate-limited: the switches are temporarily read-only. */
  isRateLimited?: boolean;
  /** Present only while the email address is unconfirmed. */
  confirmation?: EmailConfirmationProps | null;
  /** Called with the new value of a switch, which is saved at once. */
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

type PreferenceOption = { key: PreferenceKey; label: string; description: string };

const EMAIL_PREFERENCES: readonly PreferenceOption[] = [
  {
    key: 'emailNotifications',
    label: 'Email notifications',
    description: 'At most one email a day about your game. Account emails, such as password resets, are always sent.',
  },
];

const NOTIFICATION_PREFERENCES: readonly PreferenceOption[] = [
  { key: 'notifyResults', label: 'Results', description: 'Your picks of a day are graded.' },
  { key: 'notifyRankUp', label: 'Rank up', description: 'You reach a new rank.' },
  { key: 'notifyAchievement', label: 'Achievements', description: 'You unlock an achievement.' },
  {
    key: 'notifyMatchStart',
    label: 'Match start',
    description: `A match you picked starts in ${MATCH_START_NOTICE_MINUTES} minutes.`,
  },
  {
    key: 'notifyFollowerPick',
    label: 'Picks of players you follow',
    description: 'Players you follow make picks. At most one notification a day.',
  },
];

type EmailConfirmationProps = { email: string; state: ReportedAction; onSend: () => void };

/** Prompts the player to confirm their email address, and resends the link on request. */
function EmailConfirmation({ email, state, onSend }: EmailConfirmationProps) {
  return (
    <Callout.Root color="amber" highContrast size="1">
      <Callout.Text>
        <strong>Confirm your email address.</strong> We sent a link to <UserText>{email}</UserText>. Until then we only
        send account emails.
      </Callout.Text>
      <SettingsAction label="Send again" state={state} onPress={onSend} />
    </Callout.Root>
  );
}

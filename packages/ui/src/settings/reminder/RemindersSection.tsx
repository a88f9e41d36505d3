import { Flex, Skeleton, Box, Grid, Heading, Reset } from '@radix-ui/themes';
import { SettingsSection, Note, SettingsActions } from '../SettingsSection.tsx';
import { CalendarAddress, type CalendarAddressProps } from './CalendarAddress.tsx';
import { PushReminder, type PushReminderProps } from './PushReminder.tsx';
import { Loaded, type Unloaded } from '../../primitives/feedback/Loaded.tsx';
import { useId } from 'react';
import { QuietButton } from '../../primitives/button/QuietButton.tsx';
import { InlineStatus } from '../../primitives/feedback/InlineStatus.tsx';
import { SelectField, type SelectOption } from './SelectField.tsx';
import { UserText } from '../../primitives/text/UserText.tsx';

/** The props of each part, once the settings have loaded. */
export type RemindersState =
  | Unloaded
  | { kind: 'ready'; push: PushReminderProps; hours: ReminderHoursProps; calendar: CalendarAddressProps };

export type RemindersSectionProps = {
  /** The props of push, hours and calendar, or why there are none yet. */
  state: RemindersState;
};

/** Settings section for everything that reminds the player outside of the app. */
export function RemindersSection({ state }: RemindersSectionProps) {
  return (
    <SettingsSection title="Reminders" lead="Hear about matches while you're away.">
      <Flex direction="column" gap="5" aria-busy={state.kind === 'loading'}>
        <Loaded
          state={state}
          failure="Couldn't load your reminders."
          skeleton={<Skeleton width="100%" height="26rem" />}
        >
          {({ push, hours, calendar }) => (
            <>
              <PushReminder {...push} />
              <ReminderHours {...hours} />
              <CalendarAddress {...calendar} />
            </>
          )}
        </Loaded>
      </Flex>
    </SettingsSection>
  );
}

export type HourKey = 'quietFrom' | 'quietTo' | 'digestHour';
export type ReminderSettingKey = HourKey | 'timeZone';

export type ReminderHoursProps = {
  /** Hours, 0 to 23. */
  quietFrom: number;
  /** The first hour after the quiet ones. The same as `quietFrom`: there are none. */
  quietTo: number;
  /** Null: at the end of the day's matches. */
  digestHour: number | null;
  /** The time zone of all hours; null: none is stored yet. */
  timeZone: string | null;
  /** The time zone of this browser. */
  deviceTimeZone: string;
  /** The value that is being saved. */
  saving: ReadonlySet<ReminderSettingKey>;
  /** The setting that failed to save last. It shows the server's value again. */
  failed?: ReminderSettingKey | null;
  /** Rate-limited: temporarily read-only. */
  isRateLimited?: boolean;
  /** Called with the new hour, or null for the default of the digest. */
  onHour: (key: HourKey, hour: number | null) => void;
  /** Takes over the time zone of this browser. */
  onTimeZone: () => void;
};

const FAILED = 'Failed to save. Please try again.';
const DEFAULT_DIGEST = { value: '', label: "At the end of the day's matches" };

/** The hours without push notifications, the hour of the email digest, and their time zone. */
function ReminderHours(props: ReminderHoursProps) {
  const { quietFrom, quietTo, digestHour, timeZone, deviceTimeZone, failed } = props;
  const titleId = useId();
  const field = (key: HourKey) => ({
    isSaving: props.saving.has(key),
    isReadOnly: props.isRateLimited ?? false,
    onChange: (value: string) => props.onHour(key, value === '' ? null : Number(value)),
  });
  return (
    <>
      <Flex asChild direction="column" gap="3" minWidth="0">
        <Reset>
          <fieldset aria-labelledby={titleId}>
            <Heading as="h3" size="2" weight="medium" id={titleId}>
              Quiet hours
            </Heading>
            <Note>
              {quietFrom === quietTo ? 'None: both hours are the same.' : 'No push notifications in these hours.'}
            </Note>
            <Grid columns="repeat(2, minmax(0, 9rem))" gap="3">
              <SelectField {...field('quietFrom')} label="From" value={String(quietFrom)} options={HOUR_OPTIONS} />
              <SelectField {...field('quietTo')} label="Until" value={String(quietTo)} options={HOUR_OPTIONS} />
            </Grid>
            <InlineStatus tone="failed">{(failed === 'quietFrom' || failed === 'quietTo') && FAILED}</InlineStatus>
          </fieldset>
        </Reset>
      </Flex>
      <Flex direction="column" gap="3">
        <Box maxWidth="19rem">
          <SelectField
            {...field('digestHour')}
            label="Email digest"
            description="Sent only if email notifications are on."
            value={digestHour === null ? '' : String(digestHour)}
            options={[DEFAULT_DIGEST, ...HOUR_OPTIONS]}
          />
        </Box>
        <InlineStatus tone="failed">{failed === 'digestHour' && FAILED}</InlineStatus>
        <Note>
          All hours are in the time zone <UserText>{timeZone ?? deviceTimeZone}</UserText>.
        </Note>
        {timeZone !== null && timeZone !== deviceTimeZone && (
          <SettingsActions>
            <QuietButton isPending={props.saving.has('timeZone') || props.isRateLimited} onPress={props.onTimeZone}>
              Use {deviceTimeZone}
            </QuietButton>
          </SettingsActions>
        )}
        <InlineStatus tone="failed">{failed === 'timeZone' && FAILED}</InlineStatus>
      </Flex>
    </>
  );
}

/** Every hour of a day: "08:00". */
const HOUR_OPTIONS: readonly SelectOption[] = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

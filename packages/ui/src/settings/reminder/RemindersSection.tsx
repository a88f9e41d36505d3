import { Flex, Skeleton } from '@radix-ui/themes';
import { SettingsSection } from '../SettingsSection.tsx';
import { CalendarAddress, type CalendarAddressProps } from './CalendarAddress.tsx';
import { PushReminder, type PushReminderProps } from './PushReminder.tsx';
import { ReminderHours, type ReminderHoursProps } from './ReminderHours.tsx';
import { Loaded, type Unloaded } from '../../primitives/feedback/Loaded.tsx';

export type RemindersState =
  | Unloaded
  | { kind: 'ready'; push: PushReminderProps; hours: ReminderHoursProps; calendar: CalendarAddressProps };

export type RemindersSectionProps = { state: RemindersState };

/** Settings section for everything that reminds the player outside of the app. */
export function RemindersSection({ state }: RemindersSectionProps) {
  return (
    <SettingsSection title="Reminders" lead="Hear about matches while you're away.">
      <Flex direction="column" gap="5" aria-busy={state.kind === 'loading'}>
        <RemindersBody state={state} />
      </Flex>
    </SettingsSection>
  );
}

function RemindersBody({ state }: RemindersSectionProps) {
  return (
    <Loaded state={state} failure="Couldn't load your reminders." skeleton={<Skeleton width="100%" height="26rem" />}>
      {(loaded) => (
        <>
          <PushReminder {...loaded.push} />
          <ReminderHours {...loaded.hours} />
          <CalendarAddress {...loaded.calendar} />
        </>
      )}
    </Loaded>
  );
}

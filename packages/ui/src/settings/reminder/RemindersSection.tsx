import { Skeleton } from '../../primitives/feedback/Skeleton.tsx';
import { SettingsSection } from '../SettingsSection.tsx';
import { CalendarAddress, type CalendarAddressProps } from './CalendarAddress.tsx';
import { PushReminder, type PushReminderProps } from './PushReminder.tsx';
import { ReminderHours, type ReminderHoursProps } from './ReminderHours.tsx';
import styles from './RemindersSection.module.css';
import { type Unloaded, UnloadedBlock } from '../../primitives/feedback/UnloadedBlock.tsx';

export type RemindersState =
  | Unloaded
  | { kind: 'ready'; push: PushReminderProps; hours: ReminderHoursProps; calendar: CalendarAddressProps };

export type RemindersSectionProps = { state: RemindersState };

/** Settings section for everything that reminds the player outside of the app. */
export function RemindersSection({ state }: RemindersSectionProps) {
  return (
    <SettingsSection title="Reminders" lead="Hear about matches while you're away.">
      <div className={styles.parts} aria-busy={state.kind === 'loading'}>
        <RemindersBody state={state} />
      </div>
    </SettingsSection>
  );
}

function RemindersBody({ state }: RemindersSectionProps) {
  switch (state.kind) {
    case 'loading':
    case 'failed':
      return (
        <UnloadedBlock state={state} failure="Couldn't load your reminders.">
          <Skeleton width="100%" height="26rem" />
        </UnloadedBlock>
      );
    case 'ready':
      return (
        <>
          <PushReminder {...state.push} />
          <ReminderHours {...state.hours} />
          <CalendarAddress {...state.calendar} />
        </>
      );
  }
}

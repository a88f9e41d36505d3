import { ErrorBlock } from '../../primitives/feedback/ErrorBlock.tsx';
import { LoadingStatus } from '../../primitives/feedback/LoadingStatus.tsx';
import { Skeleton } from '../../primitives/feedback/Skeleton.tsx';
import { SettingsSection } from '../SettingsSection.tsx';
import { CalendarAddress, type CalendarAddressProps } from './CalendarAddress.tsx';
import { PushReminder, type PushReminderProps } from './PushReminder.tsx';
import { ReminderHours, type ReminderHoursProps } from './ReminderHours.tsx';
import styles from './RemindersSection.module.css';

export type RemindersState =
  | { kind: 'loading'; isSlow?: boolean }
  | { kind: 'failed'; onRetry?: () => void }
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
      return (
        <>
          <Skeleton width="100%" height="26rem" />
          <LoadingStatus isSlow={state.isSlow} />
        </>
      );
    case 'failed':
      return <ErrorBlock message="Couldn't load your reminders." onRetry={state.onRetry} />;
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

import { PUSHES_PER_DAY } from '@machine/contract/reminder.ts';
import { Flex, Heading } from '@radix-ui/themes';
import type { ReportedAction } from '../../behavior/actionState.ts';
import { focusFallback } from '../../behavior/focusFallback.ts';
import { InlineStatus } from '../../primitives/feedback/InlineStatus.tsx';
import { Switch } from '../../primitives/form/Switch.tsx';
import { UserText } from '../../primitives/text/UserText.tsx';
import { Note, SettingsAction } from '../SettingsSection.tsx';

/** Push notifications in this browser. `failed`: the last change, after which the switch shows `isOn`. */
export type PushState =
  /** This browser can't. */
  | { kind: 'unsupported' }
  /** This browser can once the game is installed. */
  | { kind: 'needsInstall' }
  /** The player has blocked notifications in the browser. */
  | { kind: 'blocked' }
  | { kind: 'off' }
  /** Waits for the player's answer to the browser's question, and then for the server. */
  | { kind: 'asking' }
  | { kind: 'on'; test: ReportedAction; isTurningOff?: boolean }
  | { kind: 'failed'; isOn: boolean; error: string; isRateLimited?: boolean };

export type PushReminderProps = {
  /** Whether push notifications are on in this browser, or why they can't be. */
  state: PushState;
  /** Other browsers of the player that get push notifications. */
  otherDevices: readonly { id: string; device: string }[];
  /** Called with the new value of the switch. */
  onChange: (isOn: boolean) => void;
  /** Sends a push notification to this browser. */
  onTest: () => void;
};

const LABEL = 'Push notifications';
const DESCRIPTION = `In this browser, when a match you could still pick starts soon, and when your results are in. At most ${PUSHES_PER_DAY} a day, and never with a result.`;

const UNAVAILABLE = {
  unsupported: "This browser doesn't support push notifications.",
  needsInstall:
    'On iPhone and iPad, add the game to your home screen first: tap Share, then “Add to Home Screen”. Open it from there and turn them on.',
  blocked: "Your browser blocks notifications from this site. Allow them in the browser's site settings.",
};

/** The switch for push notifications in this browser, with a test. */
export function PushReminder({ otherDevices, ...push }: PushReminderProps) {
  return (
    <Flex direction="column" gap="3">
      <PushSwitch {...push} />
      {otherDevices.length > 0 && (
        <Note>
          Also on:{' '}
          {otherDevices.map(({ id, device }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <UserText>{device || 'Unknown device'}</UserText>
            </span>
          ))}
          . To turn them off there, use that device or log it out.
        </Note>
      )}
    </Flex>
  );
}

function PushSwitch({ state, onChange, onTest }: Omit<PushReminderProps, 'otherDevices'>) {
  switch (state.kind) {
    case 'unsupported':
    case 'needsInstall':
    case 'blocked':
      return (
        <Flex {...focusFallback} direction="column" gap="1">
          <Heading as="h3" size="2" weight="medium">
            {LABEL}
          </Heading>
          <Note>{UNAVAILABLE[state.kind]}</Note>
        </Flex>
      );
    default:
      return (
        <>
          <Switch
            label={LABEL}
            description={DESCRIPTION}
            isSelected={isOn(state)}
            isSaving={state.kind === 'asking' || (state.kind === 'on' && state.isTurningOff)}
            isReadOnly={state.kind === 'failed' && state.isRateLimited}
            onChange={onChange}
          />
          <InlineStatus tone="failed">{state.kind === 'failed' && state.error}</InlineStatus>
          {state.kind === 'on' && <SettingsAction label="Send a test" state={state.test} onPress={onTest} />}
        </>
      );
  }
}

const isOn = (state: PushState) => {
  if (state.kind === 'on') return !state.isTurningOff;
  return state.kind === 'asking' || (state.kind === 'failed' && state.isOn);
};

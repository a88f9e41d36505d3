import { PUSHES_PER_DAY } from '@machine/contract';
import { Flex, Heading } from '@radix-ui/themes';
import { Button } from '../../primitives/button/Button.tsx';
import { focusFallback } from '../../behavior/focusFallback.ts';
import { InlineStatus } from '../../primitives/feedback/InlineStatus.tsx';
import { Switch } from '../../primitives/form/Switch.tsx';
import { UserText } from '../../primitives/text/UserText.tsx';
import { Note, SettingsActions } from '../SettingsSection.tsx';

export type TestState =
  | { kind: 'idle' }
  | { kind: 'busy' }
  | { kind: 'sent' }
  | { kind: 'failed'; error: string; isRateLimited?: boolean };

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
  | { kind: 'on'; test: TestState; isTurningOff?: boolean }
  | { kind: 'failed'; isOn: boolean; error: string; isRateLimited?: boolean };

export type PushReminderProps = {
  state: PushState;
  /** Other browsers of the player that get push notifications. */
  otherDevices: readonly { id: string; device: string }[];
  onChange: (isOn: boolean) => void;
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
export function PushReminder({ state, otherDevices, onChange, onTest }: PushReminderProps) {
  return (
    <Flex direction="column" gap="3">
      <PushSwitch state={state} onChange={onChange} onTest={onTest} />
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

type PushSwitchProps = Pick<PushReminderProps, 'state' | 'onChange' | 'onTest'>;

function PushSwitch({ state, onChange, onTest }: PushSwitchProps) {
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
          {state.kind === 'on' && <Test state={state.test} onTest={onTest} />}
        </>
      );
  }
}

const isOn = (state: PushState) => {
  if (state.kind === 'on') return !state.isTurningOff;
  return state.kind === 'asking' || (state.kind === 'failed' && state.isOn);
};

function Test({ state, onTest }: { state: TestState; onTest: () => void }) {
  const isRateLimited = state.kind === 'failed' && state.isRateLimited;
  return (
    <SettingsActions>
      <Button variant="surface" color="gray" isPending={state.kind === 'busy' || isRateLimited} onPress={onTest}>
        Send a test
      </Button>
      <InlineStatus tone={state.kind === 'failed' ? 'failed' : 'done'}>{testText(state)}</InlineStatus>
    </SettingsActions>
  );
}

function testText(state: TestState) {
  if (state.kind === 'failed') return state.error;
  return state.kind === 'sent' && 'Sent. It should arrive within a minute.';
}

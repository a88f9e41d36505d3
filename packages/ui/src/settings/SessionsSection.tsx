import type { ActiveSession } from '@machine/contract/activeSession.ts';
import { SESSIONS_SHOWN } from '@machine/contract/constants.ts';
import { Flex, Skeleton, Text } from '@radix-ui/themes';
import { startLabel } from '../format/time.ts';
import type { ActionState } from '../behavior/actionState.ts';
import { ConfirmButton } from '../primitives/dialog/ConfirmButton.tsx';
import { QuietButton } from '../primitives/button/QuietButton.tsx';
import { focusFallback } from '../behavior/focusFallback.ts';
import { InlineStatus } from '../primitives/feedback/InlineStatus.tsx';
import { List } from '../primitives/list/List.tsx';
import { Mono } from '../primitives/text/Mono.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { Note, SettingsSection } from './SettingsSection.tsx';
import { Loaded, type Unloaded } from '../primitives/feedback/Loaded.tsx';

type SessionsState = Unloaded | { kind: 'ready'; sessions: readonly ActiveSession[] };

export type SessionsSectionProps = {
  /** The devices on which the player is logged in, or why there are none to show. */
  state: SessionsState;
  /** Ids of sessions that are being ended. */
  ending: ReadonlySet<string>;
  /** Id of the last session that failed to end. */
  failed?: string | null;
  /** Logs a device out, by the id of its session. */
  onEnd: (id: string) => void;
  /** State of logging out everywhere; the same states as for deletion. */
  everywhere: ActionState;
  /** Called once the player has confirmed it. */
  onLogoutEverywhere: () => void;
};

/** Settings section that lists the player's sessions and ends one or all of them. */
export function SessionsSection({ state, everywhere, onLogoutEverywhere, ...rows }: SessionsSectionProps) {
  return (
    <SettingsSection
      title="Where you're logged in"
      lead="Don't recognize a device? Log it out and change your password."
    >
      <Flex direction="column" gap="3" aria-busy={state.kind === 'loading'}>
        <Loaded
          state={state}
          failure="Couldn't load your devices."
          skeleton={<Skeleton width="100%" height="8.75rem" />}
        >
          {(loaded) => <Sessions {...loaded} {...rows} />}
        </Loaded>
      </Flex>
      <div>
        <ConfirmButton
          label="Log out everywhere"
          title="Log out everywhere?"
          description="You'll be logged out on all your devices, including this one."
          state={everywhere}
          onConfirm={onLogoutEverywhere}
        />
      </div>
    </SettingsSection>
  );
}

type RowsProps = Pick<SessionsSectionProps, 'ending' | 'failed' | 'onEnd'>;

function Sessions({ sessions, ending, failed, onEnd }: RowsProps & Extract<SessionsState, { kind: 'ready' }>) {
  const shown = sessions.slice(0, SESSIONS_SHOWN);
  return (
    <>
      <List {...focusFallback} aria-label="Devices" isDivided>
        {shown.map(({ id, device, lastSeenAt, isCurrent }) => (
          <Flex key={id} asChild align="center" justify="between" gap="3" py="2" minHeight="44px">
            <li>
              <Flex direction="column" gap="1" minWidth="0">
                <Mono weight="medium">
                  <UserText>{device || 'Unknown device'}</UserText>
                </Mono>
                <Text size="2" color="gray">
                  {isCurrent ? 'This device' : `Last used ${startLabel(lastSeenAt)}`}
                </Text>
              </Flex>
              {!isCurrent && (
                <QuietButton
                  aria-label={`Log out ${device}, last used ${startLabel(lastSeenAt)}`}
                  isPending={ending.has(id)}
                  onPress={() => onEnd(id)}
                >
                  Log out
                </QuietButton>
              )}
            </li>
          </Flex>
        ))}
      </List>
      {sessions.length >= SESSIONS_SHOWN && (
        <Note>Showing the {SESSIONS_SHOWN} most recent. “Log out everywhere” ends all of them.</Note>
      )}
      <InlineStatus tone="failed">{failed != null && 'Failed to log out that device. Please try again.'}</InlineStatus>
    </>
  );
}

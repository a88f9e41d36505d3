import { SettingsSection, Note } from './SettingsSection.tsx';
import { paths } from '@machine/contract/paths.ts';
import type { RestrictedPlayer } from '@machine/contract/safety.ts';
import { Flex, Heading, Skeleton, Text, VisuallyHidden } from '@radix-ui/themes';
import { useId } from 'react';
import { nameBesideTag } from '../format/displayName.ts';
import { amount } from '../format/number.ts';
import { QuietButton } from '../primitives/button/QuietButton.tsx';
import { InlineStatus } from '../primitives/feedback/InlineStatus.tsx';
import { focusFallback } from '../behavior/focusFallback.ts';
import { UserText } from '../primitives/text/UserText.tsx';
import { PlayerName } from '../rank/PlayerName.tsx';
import { UserList } from '../profile/users/UserList.tsx';
import { Loaded, type Unloaded } from '../primitives/feedback/Loaded.tsx';

export type RestrictedPlayersSectionProps = {
  /** The players whom the viewer has blocked. */
  blocked: RestrictedListProps;
  /** The players whom the viewer has muted. */
  muted: RestrictedListProps;
};

/** Settings section with the players whom the viewer has blocked or muted. */
export function RestrictedPlayersSection({ blocked, muted }: RestrictedPlayersSectionProps) {
  return (
    <SettingsSection
      title="Blocked and muted players"
      lead="You and the players you block don't see each other. What players you mute write is hidden from you. They aren't told."
    >
      <RestrictedList kind="blocked" {...blocked} />
      <RestrictedList kind="muted" {...muted} />
    </SettingsSection>
  );
}

/** `players`: those blocked or muted, with those that were unblocked or unmuted here. */
export type RestrictedPlayersState = Unloaded | { kind: 'ready'; players: readonly RestrictedPlayer[] };

export type RestrictedListProps = {
  /** The players in the list, or why there are none to show. */
  state: RestrictedPlayersState;
  /** Ids of players who are being unblocked or unmuted, or blocked or muted again. */
  busyIds: ReadonlySet<string>;
  /** Ids of players who have been unblocked or unmuted here. Their rows stay, so that it can be undone. */
  liftedIds: ReadonlySet<string>;
  /** Id of the last player with whom it failed. */
  failedId?: string | null;
  /** Unblocks or unmutes. */
  onLift: (userId: string) => void;
  /** Blocks or mutes again. */
  onRestore: (userId: string) => void;
};

type Kind = keyof typeof TEXTS;

const TEXTS = {
  blocked: {
    title: 'Blocked',
    none: "You haven't blocked anyone.",
    lift: 'Unblock',
    lifted: 'Unblocked',
    failedLoad: "Couldn't load the players you blocked.",
    failedLift: 'Failed to unblock. Please try again.',
    failedRestore: 'Failed to block again. Please try again.',
  },
  muted: {
    title: 'Muted',
    none: "You haven't muted anyone.",
    lift: 'Unmute',
    lifted: 'Unmuted',
    failedLoad: "Couldn't load the players you muted.",
    failedLift: 'Failed to unmute. Please try again.',
    failedRestore: 'Failed to mute again. Please try again.',
  },
} as const;

/** An estimate in pixels. */
const ROW_HEIGHT = 53;

/** The players whom the viewer has blocked, or those whom they have muted. Long lists scroll in their own box. */
function RestrictedList({ kind, state, failedId = null, ...actions }: RestrictedListProps & { kind: Kind }) {
  const titleId = useId();
  const { liftedIds } = actions;
  const texts = TEXTS[kind];
  const count = state.kind === 'ready' ? state.players.filter(({ id }) => !liftedIds.has(id)).length : 0;
  return (
    <section aria-labelledby={titleId}>
      <Heading as="h3" size="2" weight="medium" id={titleId} mb="2">
        {texts.title} {count > 0 && <Text color="gray">{amount(count)}</Text>}
      </Heading>
      <div {...focusFallback} aria-busy={state.kind === 'loading'}>
        <Loaded state={state} failure={texts.failedLoad} skeleton={<Skeleton width="100%" height="3.3125rem" />}>
          {({ players }) =>
            players.length === 0 ? (
              <Note>{texts.none}</Note>
            ) : (
              // About eight rows.
              <Flex direction="column" maxHeight="26.5rem">
                <UserList label={texts.title} users={players} rowHeight={ROW_HEIGHT}>
                  {(player) => <RestrictedRow {...actions} kind={kind} player={player} />}
                </UserList>
              </Flex>
            )
          }
        </Loaded>
      </div>
      <InlineStatus tone="failed">
        {failedId !== null && (liftedIds.has(failedId) ? texts.failedRestore : texts.failedLift)}
      </InlineStatus>
    </section>
  );
}

type RowProps = Omit<RestrictedListProps, 'state' | 'failedId'> & { kind: Kind; player: RestrictedPlayer };

function RestrictedRow({ kind, player, busyIds, liftedIds, onLift, onRestore }: RowProps) {
  const isLifted = liftedIds.has(player.id);
  const { lift, lifted } = TEXTS[kind];
  return (
    <Flex wrap={{ initial: 'wrap', xs: 'nowrap' }} align="center" gap="2" py="2" minHeight="3.25rem">
      <Flex direction="column" flexGrow="1" flexBasis="12rem" minWidth="0">
        <PlayerName player={player} rank={player.rank} href={paths.profile(player.id)} />
        <Text asChild size="2" color="gray">
          <output>{isLifted && lifted}</output>
        </Text>
      </Flex>
      <QuietButton isPending={busyIds.has(player.id)} onPress={() => (isLifted ? onRestore : onLift)(player.id)}>
        {isLifted ? 'Undo' : lift}
        <VisuallyHidden>
          {' '}
          <UserText>{nameBesideTag(player)}</UserText>
        </VisuallyHidden>
      </QuietButton>
    </Flex>
  );
}

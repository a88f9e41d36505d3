import type { FriendLeague } from '@machine/contract/friendLeague.ts';
import { paths } from '@machine/contract/paths.ts';
import { Box, Skeleton, Text } from '@radix-ui/themes';
import { Plus, Users } from 'lucide-react';
import { plural } from '../format/number.ts';
import { dateLabel } from '../format/time.ts';
import { type MessageViewer, stateFor } from '../message/messageViewer.ts';
import { Button } from '../primitives/button/Button.tsx';
import { EmptyBlock } from '../primitives/feedback/EmptyBlock.tsx';
import { List, RowLink } from '../primitives/list/List.tsx';
import { Panel } from '../primitives/panel/Panel.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { ScreenFrame } from '../layout/ScreenFrame.tsx';
import { LeagueLogin } from './LeagueLogin.tsx';
import type { Unloaded } from '../primitives/feedback/Loaded.tsx';
import { TitledSection } from '../primitives/text/TitledSection.tsx';
import { FriendLeagueTable, rowOf } from './FriendLeagueTable.tsx';

/** The viewer's leagues in the server's order; `empty` for players who are in none. */
export type FriendLeaguesState = Unloaded | { kind: 'empty' } | { kind: 'ready'; leagues: readonly FriendLeague[] };

export type FriendLeaguesScreenProps = {
  /** Visitors see a login prompt. */
  viewer: MessageViewer;
  /** Opens the login dialog. */
  onLogin: () => void;
  /** The viewer's leagues, or why there are none. */
  state: FriendLeaguesState;
  /** Opens the dialog for a new league. */
  onCreate: () => void;
};

/** The /leagues page: the viewer's leagues. */
export function FriendLeaguesScreen({ viewer, onLogin, state, onCreate }: FriendLeaguesScreenProps) {
  return (
    <ScreenFrame
      title="Leagues"
      lead="You and your friends, week by week."
      beside={
        // The empty state has its own button.
        viewer.kind === 'player' && state.kind === 'ready' && <CreateButton onPress={onCreate} />
      }
      isFocusFallback
      state={stateFor(viewer, state)}
      failure="Couldn't load your leagues."
      skeleton={<LeaguesSkeleton />}
    >
      {{
        anonymous: () => <LeagueLogin onLogin={onLogin} />,
        empty: () => (
          <>
            <EmptyBlock
              icon={Users}
              message="You're not in a league yet"
              detail="Start one and send the invite link to your friends."
              action={<CreateButton onPress={onCreate} />}
            />
            <ExampleLeague />
          </>
        ),
        ready: ({ leagues }) => <Leagues leagues={leagues} />,
      }}
    </ScreenFrame>
  );
}

function Leagues({ leagues }: { leagues: readonly FriendLeague[] }) {
  return (
    <Panel>
      <List isDivided aria-label="Your leagues">
        {leagues.map(({ id, name, memberCount, startsAt, isOwner }) => (
          <li key={id}>
            <RowLink href={paths.league(id)} direction="column" py="2" px="2">
              <Text weight="medium">
                <UserText>{name}</UserText>
              </Text>
              <Text size="2" color="gray">
                {plural(memberCount, 'member')}, from {dateLabel(startsAt)}
                {isOwner && ', yours'}
              </Text>
            </RowLink>
          </li>
        ))}
      </List>
    </Panel>
  );
}

function LeaguesSkeleton() {
  return (
    <Panel tone="quiet" aria-hidden>
      {['1', '2', '3'].map((row) => (
        <Box key={row} py="2">
          <Skeleton width="40%" height="1.25rem" mb="1" />
          <Skeleton width="60%" height="1.25rem" />
        </Box>
      ))}
    </Panel>
  );
}

function CreateButton({ onPress }: { onPress: () => void }) {
  return (
    <Button size="3" onPress={onPress} aria-haspopup="dialog">
      <Plus size={18} strokeWidth={1.75} aria-hidden /> New league
    </Button>
  );
}

/** An example of a league, shown to players who are in none. */
const ExampleLeague = () => (
  <Box mt="4">
    <TitledSection title="After a week, for example">
      <Text as="p" color="gray">
        Everyone picks the same matches. The most stars win the week, and the next one starts from zero.
      </Text>
      <FriendLeagueTable caption="An example of a league" board="stars" rows={ROWS} viewerId="you" />
    </TitledSection>
  </Box>
);

const ROWS = [
  rowOf('sister', 'Your sister, who always disagrees', 1, 16.4),
  rowOf('you', 'You', 2, 14.2),
  rowOf('colleague', 'The colleague who never misses a match', 3, 12.6),
  rowOf('boss', 'Your boss', 4, 3.1),
];

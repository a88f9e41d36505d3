import { BOARDS, type LeaderboardEntry, PERIODS, type Scope, SCOPES } from '@machine/contract/leaderboard.ts';
import { paths } from '@machine/contract/paths.ts';
import { Flex, VisuallyHidden } from '@radix-ui/themes';
import { Star, UserRoundSearch } from 'lucide-react';
import { useId } from 'react';
import { plural } from '../format/number.ts';
import { clockTime, weekdayTime } from '../format/time.ts';
import { EmptyBlock } from '../primitives/feedback/EmptyBlock.tsx';
import { Button } from '../primitives/button/Button.tsx';
import { Link } from '../primitives/button/Link.tsx';
import { ScreenHeader } from '../primitives/text/ScreenHeader.tsx';
import { TabPanel, Tabs } from '../primitives/menu/Tabs.tsx';
import { type Board, BOARD_INFO, boardTitle, type Period, PERIOD_NAMES } from './boardInfo.ts';
import { ScreenColumn } from '../layout/ScreenFrame.tsx';
import { Result } from '../result/Result.tsx';
import { columnsOf, LeaderboardTable } from './LeaderboardTable.tsx';
import { PlayerTableSkeleton } from './PlayerTable.tsx';
import { Loaded, type Unloaded } from '../primitives/feedback/Loaded.tsx';
import { Note } from '../primitives/text/Note.tsx';

/** When the next match of a board should end; `isFirst` if no result of the day is known yet. */
export type NextResults = { at: string; isFirst: boolean };

/** The rows of a board; `isRefreshing` while newer ones are loading. */
export type LeaderboardState =
  | Unloaded
  | { kind: 'empty'; nextResults?: NextResults }
  /** The scope is the followed players, and there are none. */
  | { kind: 'following-nobody'; onFindPlayers: () => void }
  | { kind: 'ready'; entries: readonly LeaderboardEntry[]; isRefreshing?: boolean };

export type LeaderboardScreenProps = {
  /** The selected period. */
  period: Period;
  /** The selected ranking. */
  board: Board;
  /** Called when another period is selected. */
  onPeriod: (period: Period) => void;
  /** Called when another ranking is selected. */
  onBoard: (board: Board) => void;
  /** The players that the boards list; without it, everyone, and it can't be changed. */
  scope?: { selected: Scope; onSelect: (scope: Scope) => void };
  /** The rows of the selected board, or why there are none. */
  state: LeaderboardState;
  /** Link to the viewer's leagues, if the server has them. */
  leaguesHref?: string;
  /** Used to mark the viewer's row. */
  viewerId?: string;
};

const PERIOD_TABS = PERIODS.map((id) => ({ id, label: PERIOD_NAMES[id] }));
const BOARD_TABS = BOARDS.map((id) => ({ id, label: BOARD_INFO[id].name }));

const SCOPE_NAMES: Record<Scope, string> = { everyone: 'Everyone', following: 'Following' };
const SCOPE_TABS = SCOPES.map((id) => ({ id, label: SCOPE_NAMES[id] }));

/** The /leaderboards page: rankings by four boards and three periods, of everyone or of the players one follows. */
export function LeaderboardScreen({ onPeriod, onBoard, leaguesHref, ...selection }: LeaderboardScreenProps) {
  const { period, board, scope, state, viewerId } = selection;
  const panelId = useId();
  const isRefreshing = state.kind === 'ready' && state.isRefreshing === true;
  return (
    <ScreenColumn width="wide">
      <ScreenHeader
        title="Leaderboards"
        lead={
          <>
            The most stars, the longest streaks, the most followers, and the best records against the Machine.{' '}
            {leaguesHref && <Link href={leaguesHref}>Play among friends</Link>}
          </>
        }
      >
        {scope && (
          <Tabs
            label="Players"
            tabs={SCOPE_TABS}
            selected={scope.selected}
            onSelect={scope.onSelect}
            panelId={panelId}
          />
        )}
      </ScreenHeader>
      <Flex wrap="wrap" justify="between" gapX="5" gapY="2">
        <Tabs label="Period" tabs={PERIOD_TABS} selected={period} onSelect={onPeriod} panelId={panelId} />
        <Tabs label="Board" tabs={BOARD_TABS} selected={board} onSelect={onBoard} panelId={panelId} />
      </Flex>
      <VisuallyHidden>
        <output>{announcement(selection)}</output>
      </VisuallyHidden>
      <TabPanel id={panelId} label={titleOf(selection)} isBusy={state.kind === 'loading' || isRefreshing}>
        <Flex asChild justify="between" gap="3" mb="3">
          <Note>
            <span>{BOARD_INFO[board].description(period)}</span>
            {isRefreshing && <span>Updating…</span>}
          </Note>
        </Flex>
        <Loaded
          state={state}
          failure="Couldn't load the leaderboard."
          skeleton={<PlayerTableSkeleton columns={columnsOf(board)} />}
        >
          {{
            empty: ({ nextResults }) => (
              <EmptyBlock
                icon={Star}
                message="No data available"
                detail={emptyDetail(selection, nextResults)}
                link={board === 'followed' ? undefined : { href: paths.home, label: 'Make a pick' }}
              />
            ),
            'following-nobody': ({ onFindPlayers }) => (
              <EmptyBlock
                icon={UserRoundSearch}
                message="You don't follow anyone yet"
                detail="Follow players to see how you compare."
                action={
                  <Button size="3" onPress={onFindPlayers} aria-haspopup="dialog">
                    Find players
                  </Button>
                }
              />
            ),
            ready: ({ entries }) => (
              <Result of="totals" as="block" text="The board changes with each result." action="Show board">
                <LeaderboardTable period={period} board={board} entries={entries} viewerId={viewerId} />
              </Result>
            ),
          }}
        </Loaded>
      </TabPanel>
    </ScreenColumn>
  );
}

type Selection = Omit<LeaderboardScreenProps, 'onPeriod' | 'onBoard' | 'leaguesHref'>;

function emptyDetail({ board, period }: Omit<Selection, 'state' | 'scope'>, next: NextResults | undefined): string {
  if (board === 'followed') return 'Nobody has a new follower yet.';
  if (!next) return 'No one is on this board yet. Be the first!';
  if (period === 'weekly') return `The next results come about ${weekdayTime(next.at)}.`;
  return `The ${next.isFirst ? 'first results of today' : 'next results'} come about ${clockTime(next.at)}.`;
}

/** Returns for example "Stars, weekly" or "Stars, weekly, following". */
const titleOf = ({ period, board, scope }: Selection) =>
  boardTitle(period, board) + (scope?.selected === 'following' ? ', following' : '');

/** Returns for example "Stars, weekly: 50 rows" once loaded. */
function announcement(selection: Selection): string {
  const { state } = selection;
  if (state.kind !== 'ready' && state.kind !== 'empty') return '';
  return `${titleOf(selection)}: ${plural(state.kind === 'ready' ? state.entries.length : 0, 'row')}`;
}

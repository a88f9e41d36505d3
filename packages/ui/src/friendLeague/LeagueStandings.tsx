import type { FriendLeagueRow } from '@machine/contract/friendLeague.ts';
import { Flex, Skeleton, Text } from '@radix-ui/themes';
import { useId } from 'react';
import { Link } from '../primitives/button/Link.tsx';
import { TabPanel, Tabs } from '../primitives/menu/Tabs.tsx';
import { Result } from '../result/Result.tsx';
import { FriendLeagueTable, LEAGUE_BOARDS, type LeagueBoard } from './FriendLeagueTable.tsx';
import { weekLabel } from './LeagueWeeks.tsx';
import { Loaded, type Unloaded } from '../primitives/feedback/Loaded.tsx';
import { Note } from '../primitives/text/Note.tsx';

export type LeagueStandingsProps = {
  /** The rows of the table, or why there are none yet. */
  state: Unloaded | { kind: 'ready'; rows: readonly FriendLeagueRow[] };
  /** The selected ranking. */
  board: LeagueBoard;
  /** Called when another ranking is selected. */
  onBoard: (board: LeagueBoard) => void;
  /** The `startsAt` of a week; null for everything since the start. */
  week: string | null;
  /** Link to the table of everything since the start. */
  leagueHref: string;
  /** Stars of the Machine; undefined on a server that doesn't count them. */
  machine?: number;
  /** The ids of those who won the last week; marked in the table of all weeks. */
  lastWinners: ReadonlySet<string>;
  /** Used to mark the viewer's row. */
  viewerId: string;
};

const LABELS: Record<LeagueBoard, string> = { stars: 'Stars', edge: 'Against the Machine' };
const TABS = LEAGUE_BOARDS.map((id) => ({ id, label: LABELS[id] }));
const DESCRIPTIONS: Record<LeagueBoard, string> = {
  stars: 'Stars earned from correct picks.',
  edge: 'Stars ahead of the Machine on the same picks. Only DISAGREE picks move it.',
};

/** The table of a league by stars or by stars ahead of the Machine, since its start or of one week. */
export function LeagueStandings(props: LeagueStandingsProps) {
  const { state, board, onBoard, week, leagueHref, lastWinners, ...table } = props;
  const panelId = useId();
  const span = week === null ? 'Since the start' : weekLabel(week);
  return (
    <section aria-label="Table">
      <Flex wrap="wrap" align="center" justify="between" gapX="3" gapY="2">
        <Tabs label="Table" tabs={TABS} selected={board} onSelect={onBoard} panelId={panelId} />
        <Note>
          {span} {week !== null && <Link href={leagueHref}>Show all weeks</Link>}
        </Note>
      </Flex>
      <TabPanel id={panelId} label={`${LABELS[board]}, ${span.toLowerCase()}`} isBusy={state.kind === 'loading'}>
        <Text as="p" size="2" color="gray" my="3">
          {DESCRIPTIONS[board]}
        </Text>
        <Loaded state={state} failure="Couldn't load the table." skeleton={<Skeleton width="100%" height="12.25rem" />}>
          {({ rows }) => (
            <Result of="totals" as="block" text="The table changes with each result." action="Show table">
              <FriendLeagueTable
                {...table}
                rows={rows}
                board={board}
                lastWinners={week === null ? lastWinners : undefined}
                caption={span}
              />
            </Result>
          )}
        </Loaded>
      </TabPanel>
    </section>
  );
}

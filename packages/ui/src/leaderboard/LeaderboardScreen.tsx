import { BOARDS, type LeaderboardEntry, PERIODS } from '@machine/contract';
import { Star } from 'lucide-react';
import { useId } from 'react';
import { plural } from '../format/number.ts';
import { EmptyBlock } from '../primitives/feedback/EmptyBlock.tsx';
import { ErrorBlock } from '../primitives/feedback/ErrorBlock.tsx';
import { ButtonLink } from '../primitives/button/Link.tsx';
import { Panel } from '../primitives/panel/Panel.tsx';
import { ScreenTitle } from '../primitives/text/ScreenTitle.tsx';
import { TabPanel, Tabs } from '../primitives/menu/Tabs.tsx';
import { VisuallyHidden } from '../primitives/text/VisuallyHidden.tsx';
import { type Board, BOARD_INFO, boardTitle, type Period, PERIOD_NAMES } from './boardInfo.ts';
import styles from './LeaderboardScreen.module.css';
import { Result } from '../result/Result.tsx';
import { LeaderboardSkeleton } from './LeaderboardSkeleton.tsx';
import { LeaderboardTable } from './LeaderboardTable.tsx';

export type LeaderboardState =
  | { kind: 'loading'; isSlow?: boolean }
  | { kind: 'failed'; onRetry?: () => void }
  | { kind: 'empty' }
  | { kind: 'ready'; entries: readonly LeaderboardEntry[]; isRefreshing?: boolean };

export type LeaderboardScreenProps = {
  period: Period;
  board: Board;
  onPeriod: (period: Period) => void;
  onBoard: (board: Board) => void;
  /** The rows, or why there are none. */
  state: LeaderboardState;
  profileHref: (userId: string) => string;
  /** Link to the game. */
  homeHref: string;
  /** Used to mark the viewer's row. */
  viewerId?: string;
};

const PERIOD_TABS = PERIODS.map((id) => ({ id, label: PERIOD_NAMES[id] }));
const BOARD_TABS = BOARDS.map((id) => ({ id, label: BOARD_INFO[id].name }));

/** The /leaderboards page: rankings by four boards and three periods. */
export function LeaderboardScreen({ onPeriod, onBoard, ...selection }: LeaderboardScreenProps) {
  const { period, board, state } = selection;
  const panelId = useId();
  const isRefreshing = state.kind === 'ready' && state.isRefreshing === true;
  return (
    <div className={styles.screen}>
      <ScreenTitle align="start" lead="Who beats the Machine, and by how much.">
        Leaderboards
      </ScreenTitle>
      <div className={styles.tabs}>
        <Tabs label="Period" tabs={PERIOD_TABS} selected={period} onSelect={onPeriod} panelId={panelId} />
        <Tabs label="Board" tabs={BOARD_TABS} selected={board} onSelect={onBoard} panelId={panelId} />
      </div>
      <VisuallyHidden>
        <output>{announcement(selection)}</output>
      </VisuallyHidden>
      <TabPanel
        id={panelId}
        label={boardTitle(period, board)}
        isBusy={state.kind === 'loading' || isRefreshing}
        className={styles.body}
      >
        <p className={styles.description}>
          <span>{BOARD_INFO[board].description(period)}</span>
          {isRefreshing && <span>Updating…</span>}
        </p>
        <LeaderboardBody {...selection} />
      </TabPanel>
    </div>
  );
}

type Selection = Omit<LeaderboardScreenProps, 'onPeriod' | 'onBoard'>;

function LeaderboardBody({ state, homeHref, ...table }: Selection) {
  switch (state.kind) {
    case 'loading':
      return <LeaderboardSkeleton isSlow={state.isSlow} />;
    case 'failed':
      return <ErrorBlock message="Couldn't load the leaderboard." onRetry={state.onRetry} />;
    case 'empty':
      return (
        <EmptyBlock
          icon={Star}
          message="No data available"
          detail="No one is on this board yet. Be the first!"
          action={
            <ButtonLink size="3" href={homeHref}>
              Make a pick
            </ButtonLink>
          }
        />
      );
    case 'ready':
      return (
        <Result of="totals" as="block" text="The board changes with each result." action="Show board">
          <Panel>
            <LeaderboardTable {...table} entries={state.entries} />
          </Panel>
        </Result>
      );
  }
}

/** Returns for example "Stars, weekly: 50 rows" once loaded. */
function announcement({ period, board, state }: Selection): string {
  switch (state.kind) {
    case 'loading':
    case 'failed':
      return '';
    case 'empty':
      return `${boardTitle(period, board)}: 0 rows`;
    case 'ready':
      return `${boardTitle(period, board)}: ${plural(state.entries.length, 'row')}`;
  }
}

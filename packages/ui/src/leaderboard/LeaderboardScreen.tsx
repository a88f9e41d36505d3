import { BOARDS, type LeaderboardEntry, PERIODS } from '@machine/contract';
import { Trophy } from 'lucide-react';
import { useId } from 'react';
import { plural } from '../format/number.ts';
import { EmptyBlock } from '../primitives/EmptyBlock.tsx';
import { ErrorBlock } from '../primitives/ErrorBlock.tsx';
import { ButtonLink } from '../primitives/Link.tsx';
import { LoadingStatus } from '../primitives/LoadingStatus.tsx';
import { Panel } from '../primitives/Panel.tsx';
import { ScreenTitle } from '../primitives/ScreenTitle.tsx';
import { TabPanel, Tabs } from '../primitives/Tabs.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { type Board, BOARD_WORDS, boardTitle, type Period, PERIOD_NAMES } from './boards.ts';
import styles from './LeaderboardScreen.module.css';
import { LeaderboardSkeleton } from './LeaderboardSkeleton.tsx';
import { LeaderboardTable } from './LeaderboardTable.tsx';

export type LeaderboardState =
  | { kind: 'loading'; isSlow?: boolean }
  | { kind: 'failed'; onRetry?: () => void }
  | { kind: 'empty' }
  | { kind: 'ready'; entries: readonly LeaderboardEntry[]; isRefreshing?: boolean };

export type LeaderboardScreenProps = {
  /** `daily`, `weekly` or `all`. */
  period: Period;
  /** `stars`, `slayers`, `streaks` or `followed`. */
  board: Board;
  onPeriod: (period: Period) => void;
  onBoard: (board: Board) => void;
  /** What is known of the rows. */
  state: LeaderboardState;
  profileHref: (userId: string) => string;
  /** Where one plays. */
  homeHref: string;
  /** Whose row is marked. */
  viewerId?: string;
};

const PERIOD_TABS = PERIODS.map((id) => ({ id, label: PERIOD_NAMES[id] }));
const BOARD_TABS = BOARDS.map((id) => ({ id, label: BOARD_WORDS[id].name }));

/** For /leaderboards: who beats the Machine best, by four measures and over three spans of time. */
export function LeaderboardScreen({ onPeriod, onBoard, ...chosen }: LeaderboardScreenProps) {
  const { period, board, state } = chosen;
  const panelId = useId();
  const isRefreshing = state.kind === 'ready' && state.isRefreshing === true;
  return (
    <div className={styles.screen}>
      <ScreenTitle align="start" lead="Who beats the Machine, and by how much.">
        Leaderboards
      </ScreenTitle>
      <div className={styles.choices}>
        <Tabs label="Period" tabs={PERIOD_TABS} selected={period} onSelect={onPeriod} panelId={panelId} />
        <Tabs label="Board" tabs={BOARD_TABS} selected={board} onSelect={onBoard} panelId={panelId} />
      </div>
      <VisuallyHidden>
        <output>{announcement(chosen)}</output>
      </VisuallyHidden>
      <TabPanel
        id={panelId}
        label={boardTitle(period, board)}
        isBusy={state.kind === 'loading' || isRefreshing}
        className={styles.body}
      >
        <p className={styles.rule}>
          <span>{BOARD_WORDS[board].rule(period)}</span>
          {isRefreshing && <span>Updating…</span>}
        </p>
        <LeaderboardBody {...chosen} />
      </TabPanel>
    </div>
  );
}

type Chosen = Omit<LeaderboardScreenProps, 'onPeriod' | 'onBoard'>;

function LeaderboardBody({ state, homeHref, ...table }: Chosen) {
  switch (state.kind) {
    case 'loading':
      return (
        <>
          <Panel tone="quiet">
            <LeaderboardSkeleton />
          </Panel>
          <LoadingStatus isSlow={state.isSlow} />
        </>
      );
    case 'failed':
      return <ErrorBlock sentence="Couldn't load the leaderboard." onRetry={state.onRetry} />;
    case 'empty':
      return (
        <EmptyBlock
          icon={Trophy}
          sentence="No data available"
          detail="Nobody stands here yet. Be the first."
          action={
            <ButtonLink size="3" href={homeHref}>
              Make a pick
            </ButtonLink>
          }
        />
      );
    case 'ready':
      return (
        <Panel>
          <LeaderboardTable {...table} entries={state.entries} />
        </Panel>
      );
  }
}

/** "Stars, weekly: 50 rows", once they are there. */
function announcement({ period, board, state }: Chosen): string {
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

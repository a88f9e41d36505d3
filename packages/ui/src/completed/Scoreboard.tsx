import type { CompletedMatch } from '@machine/contract/match.ts';
import { VisuallyHidden } from '@radix-ui/themes';
import type { RefObject } from 'react';
import { scoreLabel } from '../format/match.ts';
import { matchName, teamName } from '../format/team.ts';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import type { MatchOfResult } from '../result/hiding.ts';
import { Result, ShowResult } from '../result/Result.tsx';
import { useIsHidden } from '../result/ResultHiding.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { Crest } from '../team/Crest.tsx';
import styles from './Scoreboard.module.css';

export type ScoreboardProps = {
  /** Both teams with their scores; null scores are shown as dashes. */
  match: MatchOfResult &
    Pick<CompletedMatch, 'homeTeam' | 'awayTeam' | 'homeTeamAbbr' | 'awayTeamAbbr' | 'scoreHome' | 'scoreAway'>;
  /** Highlights the side the Machine picked. */
  machinePick: string;
  /** Gets the focus when the hidden result is shown. */
  focusRef?: RefObject<HTMLElement | null>;
};

/** Shows both teams with their scores, home first, and dims the lower score. A hidden result can be shown here. */
export function Scoreboard({ match, machinePick, focusRef }: ScoreboardProps) {
  const isHidden = useIsHidden(match);
  const { scoreHome, scoreAway } = isHidden ? NO_SCORE : match;
  return (
    <div className={styles.board} data-hidden={isHidden || undefined}>
      <Side side="Home" match={match} machinePick={machinePick} score={scoreHome} other={scoreAway} />
      <Side side="Away" match={match} machinePick={machinePick} score={scoreAway} other={scoreHome} />
      {isHidden && (
        <div className={styles.show}>
          <ShowResult of={match} title={matchName(match)} focusRef={focusRef} />
        </div>
      )}
    </div>
  );
}

const NO_SCORE = { scoreHome: null, scoreAway: null };

type SideProps = Pick<ScoreboardProps, 'match' | 'machinePick'> & {
  side: 'Home' | 'Away';
  score: number | null;
  /** The score of the other side. */
  other: number | null;
};

function Side({ match, machinePick, side, score, other }: SideProps) {
  const [team, code] = side === 'Home' ? [match.homeTeam, match.homeTeamAbbr] : [match.awayTeam, match.awayTeamAbbr];
  const name = teamName(team);
  const isBehind = score !== null && other !== null && score < other;
  return (
    <div className={styles.side}>
      <Crest team={name} code={code} size={40} isPicked={machinePick === side.toUpperCase()} />
      <div className={styles.name}>
        <span className={styles.team}>
          <UserText lines={2}>{name}</UserText>
        </span>
        <Eyebrow as="span">
          {side}
          <VisuallyHidden>: </VisuallyHidden>
        </Eyebrow>
      </div>
      <span className={styles.score} data-behind={isBehind || undefined}>
        <Result of={match} as="score">
          {scoreLabel(score)}
        </Result>
      </span>
    </div>
  );
}

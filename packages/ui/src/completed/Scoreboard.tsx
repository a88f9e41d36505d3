import type { CompletedMatch } from '@machine/contract';
import { scoreLabel } from '../format/match.ts';
import { teamName } from '../format/team.ts';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { VisuallyHidden } from '../primitives/text/VisuallyHidden.tsx';
import { Crest } from '../team/Crest.tsx';
import styles from './Scoreboard.module.css';

export type ScoreboardProps = {
  match: Pick<CompletedMatch, 'homeTeam' | 'awayTeam' | 'homeTeamAbbr' | 'awayTeamAbbr' | 'scoreHome' | 'scoreAway'>;
  /** Highlights the side the Machine picked. */
  machinePick: string;
};

/** Shows both teams with their scores, home first, and dims the lower score. */
export function Scoreboard({ match, machinePick }: ScoreboardProps) {
  const { scoreHome, scoreAway } = match;
  return (
    <div className={styles.board}>
      <Side
        side="Home"
        team={match.homeTeam}
        code={match.homeTeamAbbr}
        score={scoreHome}
        isBehind={isLower(scoreHome, scoreAway)}
        isPicked={machinePick === 'HOME'}
      />
      <Side
        side="Away"
        team={match.awayTeam}
        code={match.awayTeamAbbr}
        score={scoreAway}
        isBehind={isLower(scoreAway, scoreHome)}
        isPicked={machinePick === 'AWAY'}
      />
    </div>
  );
}

const isLower = (own: number | null, other: number | null) => own !== null && other !== null && own < other;

type SideProps = {
  side: 'Home' | 'Away';
  team: string;
  code: string | null;
  score: number | null;
  isBehind: boolean;
  isPicked: boolean;
};

function Side({ side, team, code, score, isBehind, isPicked }: SideProps) {
  const name = teamName(team);
  return (
    <div className={styles.side}>
      <Crest team={name} code={code} size={40} isPicked={isPicked} />
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
        {scoreLabel(score)}
      </span>
    </div>
  );
}

import type { CompletedMatch } from '@machine/contract';
import { scoreLabel } from '../format/match.ts';
import { teamName } from '../format/team.ts';
import { Eyebrow } from '../primitives/Eyebrow.tsx';
import { UserText } from '../primitives/UserText.tsx';
import { Crest } from '../team/Crest.tsx';
import styles from './Scoreboard.module.css';

export type ScoreboardProps = {
  match: Pick<CompletedMatch, 'homeTeam' | 'awayTeam' | 'homeTeamAbbr' | 'awayTeamAbbr' | 'scoreHome' | 'scoreAway'>;
  /** The side that the Machine picked glows. */
  machinePick: string;
};

/** Both sides, home first, each with its score; the better score stands out. */
export function Scoreboard({ match, machinePick }: ScoreboardProps) {
  const { scoreHome, scoreAway } = match;
  return (
    <div className={styles.board}>
      <Side
        place="Home"
        team={match.homeTeam}
        code={match.homeTeamAbbr}
        score={scoreHome}
        isBehind={isBehind(scoreHome, scoreAway)}
        isPicked={machinePick === 'HOME'}
      />
      <Side
        place="Away"
        team={match.awayTeam}
        code={match.awayTeamAbbr}
        score={scoreAway}
        isBehind={isBehind(scoreAway, scoreHome)}
        isPicked={machinePick === 'AWAY'}
      />
    </div>
  );
}

const isBehind = (own: number | null, other: number | null) => own !== null && other !== null && own < other;

type SideProps = {
  place: 'Home' | 'Away';
  team: string;
  code: string | null;
  score: number | null;
  isBehind: boolean;
  isPicked: boolean;
};

function Side({ place, team, code, score, isBehind: isLow, isPicked }: SideProps) {
  const name = teamName(team);
  return (
    <div className={styles.side}>
      <Crest team={name} code={code} size={40} isPicked={isPicked} />
      <div className={styles.name}>
        <span className={styles.team}>
          <UserText lines={2}>{name}</UserText>
        </span>
        <Eyebrow as="span">{place}</Eyebrow>
      </div>
      <span className={styles.score} data-behind={isLow || undefined}>
        {scoreLabel(score)}
      </span>
    </div>
  );
}

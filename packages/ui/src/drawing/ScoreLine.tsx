import type { Play } from '@machine/contract';
import { teamName } from '../format/team.ts';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { Crest } from '../team/Crest.tsx';
import { describeProgression, largestLead, lead, scoreProgression, type ScorePoint } from './scoreProgression.ts';
import styles from './ScoreLine.module.css';

export type ScoreLineProps = {
  /** Oldest or newest first. */
  plays: ReadonlyArray<Play>;
  homeTeam: string;
  awayTeam: string;
  /** The code on the crest, when the server sent one. */
  homeTeamAbbr?: string | null;
  /** The code on the crest, when the server sent one. */
  awayTeamAbbr?: string | null;
  /** Whether the caption gives the final or the current score. */
  isFinal: boolean;
};

/** A chart of the lead over the plays of a match: the home team's above the line, the away team's below. */
export function ScoreLine({ plays, isFinal, ...match }: ScoreLineProps) {
  const points = scoreProgression(plays);
  if (points.length === 0) return null;
  const home = teamName(match.homeTeam);
  const away = teamName(match.awayTeam);
  const scale = Math.max(1, largestLead(points));
  const line = stepLine(points, scale);
  const area = `${line} V 0 H 0 Z`;
  return (
    <figure className={styles.figure}>
      <div className={styles.chart} aria-hidden>
        <span className={styles.side}>
          <Crest team={home} code={match.homeTeamAbbr} size={28} />
        </span>
        <span className={styles.side}>
          <Crest team={away} code={match.awayTeamAbbr} size={28} />
        </span>
        <svg className={styles.plot} viewBox="0 -52 100 104" preserveAspectRatio="none">
          <svg y="-52" height="52" viewBox="0 -52 100 52" preserveAspectRatio="none">
            <path className={styles.home} d={area} />
          </svg>
          <svg y="0" height="52" viewBox="0 0 100 52" preserveAspectRatio="none">
            <path className={styles.away} d={area} />
          </svg>
          <path className={styles.zero} d="M0 0H100" />
          <path className={styles.line} d={line} />
        </svg>
        <span className={styles.scale}>
          <Eyebrow as="span">+{scale}</Eyebrow>
          <Eyebrow as="span">+{scale}</Eyebrow>
        </span>
      </div>
      <figcaption className={styles.caption}>
        <UserText lines={3}>{`${describeProgression(points, { home, away }, isFinal)}.`}</UserText>
      </figcaption>
    </figure>
  );
}

const WIDTH = 100;
const HALF_HEIGHT = 50;

/** Returns an SVG path with a step at each play that changes the lead; up is a home lead. */
function stepLine(points: readonly ScorePoint[], scale: number): string {
  let before = 0;
  const steps = points.flatMap((point, index) => {
    const now = lead(point);
    if (now === before) return [];
    before = now;
    return [`H${rounded(((index + 1) / (points.length + 1)) * WIDTH)}V${rounded((-now / scale) * HALF_HEIGHT)}`];
  });
  return `M0 0${steps.join('')}H${WIDTH}`;
}

const rounded = (value: number) => Number(value.toFixed(2));

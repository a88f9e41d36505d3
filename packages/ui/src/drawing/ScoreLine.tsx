import type { Play, Recap } from '@machine/contract/match.ts';
import { teamName } from '../format/team.ts';
import { cx } from '../primitives/cx.ts';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { Crest } from '../team/Crest.tsx';
import { describeProgression, largestLead, lead, type Progression, scoreProgression } from './scoreProgression.ts';
import chart from './Chart.module.css';
import styles from './ScoreLine.module.css';

/** The status decides what the caption says about the last score: final, so far, voided or postponed. */
export type ScoreLineProps = Pick<
  Recap['match'],
  'homeTeam' | 'awayTeam' | 'homeTeamAbbr' | 'awayTeamAbbr' | 'status'
> & {
  /** Oldest or newest first. */
  plays: readonly Play[];
};

/** A chart of the lead over the time of a match: the home team's above the line, the away team's below. */
export function ScoreLine({ plays, status, ...match }: ScoreLineProps) {
  const progression = scoreProgression(plays);
  const { points, periods, end } = progression;
  if (points.length === 0) return null;
  const home = teamName(match.homeTeam);
  const away = teamName(match.awayTeam);
  const scale = Math.max(1, largestLead(points));
  const line = stepLine(progression, scale);
  const area = `${line} V 0 H 0 Z`;
  return (
    <figure className={chart.figure}>
      <div className={styles.chart} aria-hidden>
        <span className={styles.ahead}>
          <UserText lines={1}>{`${home} ahead`}</UserText>
        </span>
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
          {periods.slice(1).map(({ label, from }) => (
            <path key={label} className={styles.period} d={`M${rounded((from / end) * WIDTH)} -52V52`} />
          ))}
          <path className={chart.zero} d="M0 0H100" />
          <path className={chart.line} d={line} />
        </svg>
        <span className={styles.ahead}>
          <UserText lines={1}>{`${away} ahead`}</UserText>
        </span>
        <span className={cx(chart.scale, styles.scale)}>
          <Eyebrow as="span">+{scale}</Eyebrow>
          <Eyebrow as="span">+{scale}</Eyebrow>
        </span>
        {periods.length > 0 && (
          <span className={styles.periods}>
            {periods.map(({ label, from, to }) => (
              <Eyebrow as="span" key={label} style={{ flexGrow: to - from }}>
                {label}
              </Eyebrow>
            ))}
          </span>
        )}
      </div>
      <figcaption className={chart.caption}>
        <UserText lines={3}>{`${describeProgression(progression, { home, away }, status)}.`}</UserText>
      </figcaption>
    </figure>
  );
}

const WIDTH = 100;
const HALF_HEIGHT = 50;

/** Returns an SVG path with a step at each change of the lead, up to the present; up is a home lead. */
function stepLine({ points, now, end }: Progression, scale: number): string {
  const x = (at: number) => rounded((at / end) * WIDTH);
  let before = 0;
  const steps = points.flatMap((point) => {
    const margin = lead(point);
    if (margin === before) return [];
    before = margin;
    return [`H${x(point.at)}V${rounded((-margin / scale) * HALF_HEIGHT)}`];
  });
  return `M0 0${steps.join('')}H${x(now)}`;
}

const rounded = (value: number) => Number(value.toFixed(2));

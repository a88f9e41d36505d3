import type { EdgePoint } from '@machine/contract/edge.ts';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import chart from '../drawing/Chart.module.css';
import { describeTimeline, aheadText } from './edgeText.ts';
import styles from './EdgeChart.module.css';

export type EdgeChartProps = {
  /** Oldest first. */
  timeline: readonly EdgePoint[];
};

/** A chart of a player's ahead over the Machine, with the band that luck explains. */
export function EdgeChart({ timeline }: EdgeChartProps) {
  const last = timeline.at(-1);
  if (last === undefined) return null;
  const scale = Math.max(1, ...timeline.flatMap(({ ahead, luck }) => [Math.abs(ahead), Math.abs(luck)]));
  const toPath = (list: readonly EdgePoint[], valueOf: (point: EdgePoint) => number) =>
    list.map((point) => `${place(point, last)} ${rounded((-valueOf(point) / scale) * HALF_HEIGHT)}`).join('L');
  const upper = toPath(timeline, ({ luck }) => luck);
  const lower = toPath(timeline.toReversed(), ({ luck }) => -luck);
  return (
    <figure className={chart.figure}>
      <div className={styles.chart} aria-hidden>
        <svg className={styles.plot} viewBox="0 -52 100 104" preserveAspectRatio="none">
          <path className={styles.band} d={`M${upper}L${lower}Z`} />
          <path className={chart.zero} d="M0 0H100" />
          <path className={chart.line} d={`M0 0L${toPath(timeline, ({ ahead }) => ahead)}`} />
        </svg>
        <span className={chart.scale}>
          <Eyebrow as="span">{aheadText(scale)}</Eyebrow>
          <Eyebrow as="span">The Machine</Eyebrow>
          <Eyebrow as="span">{aheadText(-scale)}</Eyebrow>
        </span>
      </div>
      <figcaption className={chart.caption}>{describeTimeline(timeline)}</figcaption>
    </figure>
  );
}

const WIDTH = 100;
const HALF_HEIGHT = 50;

const place = ({ disagreements }: EdgePoint, last: EdgePoint) =>
  rounded((Math.max(0, disagreements) / Math.max(1, last.disagreements)) * WIDTH);
const rounded = (value: number) => Number(value.toFixed(2));

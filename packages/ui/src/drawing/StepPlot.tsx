import { type PointerEvent, type ReactNode, useState } from 'react';
import { cx } from '../primitives/cx.ts';
import chart from './Chart.module.css';
import styles from './StepPlot.module.css';

/** A point of a plot. Positions are shares from 0 to 1, from the left and from the bottom. */
export type PlotPoint = {
  key: string;
  x: number;
  y: number;
  /** A range around the point, from `low` to `high`. */
  low?: number;
  high?: number;
  /** The point in words. */
  text: string;
};

export type StepPlotProps = {
  /** The name of the control that steps through the points: "Months". */
  label: string;
  /** From left to right; at least one. */
  points: readonly PlotPoint[];
  /** Below the plot, from left to right. */
  xLabels: readonly string[];
  /** Beside the plot, from top to bottom. */
  yLabels: readonly string[];
  /** Lines behind the points, in an SVG of 100 by 100 with its origin at the top left. */
  lines?: ReactNode;
};

/** With more points, only the selected one is drawn: the line is enough. */
const DOTS_MAX = 24;

/**
 * A plot whose points can be read one by one: with the arrow keys, or by pointing at them. What it says must also be in a
 * text or a table.
 */
export function StepPlot({ label, points, xLabels, yLabels, lines }: StepPlotProps) {
  const [chosen, setChosen] = useState(points.length - 1);
  const index = Math.min(chosen, points.length - 1);
  const point = points[index];
  if (point === undefined) return null;

  const selectNearest = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const distance = ({ x }: PlotPoint) => Math.abs(x - (clientX - left) / width);
    setChosen(points.reduce((best, each, at) => (distance(each) < distance(points[best] ?? each) ? at : best), 0));
  };

  return (
    <div className={styles.chart}>
      <div className={styles.plot} onPointerMove={selectNearest} onPointerDown={selectNearest}>
        <svg className={styles.lines} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
          {lines}
        </svg>
        <span className={styles.cursor} style={{ insetInlineStart: share(point.x) }} />
        {points.map(
          ({ key, ...each }, at) =>
            (at === index || points.length <= DOTS_MAX) && <Point key={key} {...each} isSelected={at === index} />,
        )}
        <input
          type="range"
          className={styles.steps}
          aria-label={label}
          aria-valuetext={point.text}
          min={0}
          max={points.length - 1}
          value={index}
          onChange={({ target }) => setChosen(target.valueAsNumber)}
        />
      </div>
      <span className={cx(chart.scale, styles.yLabels)} aria-hidden>
        {yLabels.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </span>
      <span className={styles.xLabels} aria-hidden>
        {xLabels.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </span>
      <p className={styles.text} aria-hidden>
        {point.text}
      </p>
    </div>
  );
}

function Point({ x, y, low = y, high = y, isSelected }: Omit<PlotPoint, 'key' | 'text'> & { isSelected: boolean }) {
  return (
    <>
      <span
        className={styles.range}
        style={{ insetInlineStart: share(x), insetBlockEnd: share(low), height: share(high - low) }}
      />
      <span
        className={styles.point}
        data-selected={isSelected || undefined}
        style={{ insetInlineStart: share(x), insetBlockEnd: share(y) }}
      />
    </>
  );
}

const share = (value: number) => `${Math.round(value * 10_000) / 100}%`;

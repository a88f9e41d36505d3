import type { RecordMonth } from '@machine/contract/record.ts';
import chart from '../drawing/Chart.module.css';
import { StepPlot } from '../drawing/StepPlot.tsx';
import { amount, percent } from '../format/number.ts';
import { Disclosure } from '../primitives/panel/Disclosure.tsx';
import { FigureTable } from './FigureTable.tsx';
import styles from './MonthPlot.module.css';
import { certainMonths, domainOf, monthLabel, monthText, scoreText } from './recordText.ts';

export type MonthPlotProps = {
  /** From the oldest to the newest. Months with fewer than 10 matches are only in the table. */
  months: readonly RecordMonth[];
};

/** Plots how often the Machine is right month by month, beside always picking the home team. */
export function MonthPlot({ months }: MonthPlotProps) {
  const certain = certainMonths(months);
  return (
    <figure className={chart.figure}>
      {certain.length > 1 && <Plot months={certain} />}
      <figcaption className={chart.caption}>
        {certain.length > 1
          ? 'The share of matches it is right in, as a solid line. Dashed: always picking the home team. Months with fewer than 10 matches are left out.'
          : 'A line needs two months with at least 10 matches each.'}
      </figcaption>
      {months.length > 0 && (
        <Disclosure title="Show as a table">
          <FigureTable
            caption="How often it is right, by month"
            headers={['Month', 'Matches', 'Right', 'Home', 'Brier']}
            rows={months.map(({ month, matches, accuracy, alwaysHome, brier }) => ({
              key: month,
              cells: [
                monthLabel(month),
                amount(matches),
                percent(accuracy) ?? 'too few',
                percent(alwaysHome) ?? '-',
                brier === null ? '-' : scoreText(brier),
              ],
            }))}
          />
        </Disclosure>
      )}
    </figure>
  );
}

function Plot({ months }: { months: ReturnType<typeof certainMonths> }) {
  const { from, to } = domainOf(months.flatMap(({ accuracy, alwaysHome }) => [accuracy, alwaysHome ?? accuracy]));
  const x = (index: number) => index / (months.length - 1);
  const y = (value: number) => Math.min(1, Math.max(0, (value - from) / (to - from)));
  const lineOf = (values: readonly number[]) =>
    `M${values.map((value, index) => `${rounded(100 * x(index))} ${rounded(100 - 100 * y(value))}`).join('L')}`;
  const [first, last] = [months[0], months.at(-1)];
  return (
    <StepPlot
      label="Months"
      points={months.map((month, index) => ({
        key: month.month,
        x: x(index),
        y: y(month.accuracy),
        text: monthText(month),
      }))}
      xLabels={[first, last].map((month) => monthLabel(month?.month ?? ''))}
      yLabels={[to, (from + to) / 2, from].map((value) => percent(value) ?? '')}
      lines={
        <>
          <path className={styles.other} d={lineOf(months.map(({ alwaysHome, accuracy }) => alwaysHome ?? accuracy))} />
          <path className={chart.line} d={lineOf(months.map(({ accuracy }) => accuracy))} />
        </>
      }
    />
  );
}

const rounded = (value: number) => Number(value.toFixed(2));

import type { ReliabilityBin } from '@machine/contract/record.ts';
import chart from '../drawing/Chart.module.css';
import { StepPlot } from '../drawing/StepPlot.tsx';
import { amount, percent } from '../format/number.ts';
import { Disclosure } from '../primitives/panel/Disclosure.tsx';
import { FigureTable } from './FigureTable.tsx';
import { binText, certainBins, domainOf, rangeText } from './recordText.ts';

export type ReliabilityPlotProps = {
  /** Matches by how sure the Machine was. Those with fewer than 10 are only in the table. */
  bins: readonly ReliabilityBin[];
};

/** Plots how often the Machine is right against how sure it was. On the diagonal, its percentages are true. */
export function ReliabilityPlot({ bins }: ReliabilityPlotProps) {
  const certain = certainBins(bins);
  const { from, to } = domainOf([...certain.flatMap(({ low, stated }) => [low, stated]), 100]);
  const place = (value: number) => (value - from) / (to - from);
  const ticks = [from, (from + to) / 2, to].map((value) => percent(value) ?? '');
  return (
    <figure className={chart.figure}>
      {certain.length > 0 && (
        <StepPlot
          label="How sure it was"
          points={certain.map((bin) => ({
            key: String(bin.from),
            x: place(bin.stated),
            y: place(bin.happened),
            low: place(bin.low),
            high: place(bin.high),
            text: binText(bin),
          }))}
          xLabels={ticks}
          yLabels={ticks.toReversed()}
          lines={<path className={chart.zero} d="M0 100L100 0" />}
        />
      )}
      <figcaption className={chart.caption}>
        {certain.length > 0
          ? 'To the right, how sure it was; upward, how often it was right. On the dashed line, its percentages are exactly true. The longer a bar, the less certain the dot (95% range). Each has at least 10 matches.'
          : 'Each dot needs 10 matches in which it was about as sure. None has that many yet.'}
      </figcaption>
      {bins.length > 0 && (
        <Disclosure title="Show as a table">
          <FigureTable
            caption="How often it is right, by how sure it was"
            headers={['Sure', 'Matches', 'Said', 'Right', 'Range']}
            rows={bins.map((bin) => ({
              key: String(bin.from),
              cells: [
                rangeText(bin),
                amount(bin.matches),
                percent(bin.stated) ?? '-',
                percent(bin.happened) ?? 'too few',
                bin.low === null ? '-' : `${percent(bin.low)?.slice(0, -1)}–${percent(bin.high)}`,
              ],
            }))}
          />
        </Disclosure>
      )}
    </figure>
  );
}

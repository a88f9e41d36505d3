import type { ComparedScores } from '@machine/contract/record.ts';
import { percent } from '../format/number.ts';
import { FigureTable } from './FigureTable.tsx';
import { coinName, scoreText } from './recordText.ts';

export type ScoreTableProps = {
  /** Name of the table for screen readers. */
  caption: string;
  /** Scores of the Machine and of what it is compared with. */
  scores: ComparedScores;
  /** NBA or EPL: names the coin, which has three sides where matches can be drawn. */
  league: string;
};

/** The Machine's scores beside those of forecasts that know nothing of the clubs. */
export function ScoreTable({ caption, scores, league }: ScoreTableProps) {
  const names: [keyof ComparedScores, string][] = [
    ['machine', 'The Machine'],
    ['baseRates', 'Base rates'],
    ['alwaysHome', 'Always home'],
    ['coin', coinName(league)],
  ];
  return (
    <FigureTable
      caption={caption}
      headers={['Forecast', 'Right', 'Brier', 'Log loss']}
      rows={names.map(([name, title]) => ({
        key: name,
        cells: [
          title,
          percent(scores[name].accuracy) ?? '-',
          scoreText(scores[name].brier),
          scoreText(scores[name].logLoss),
        ],
        isMarked: name === 'machine',
      }))}
    />
  );
}

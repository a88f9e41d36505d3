import type { SeasonRecord } from '@machine/contract';
import { Panel } from '../primitives/panel/Panel.tsx';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { MonthPlot } from './MonthPlot.tsx';
import { RecordMatches } from './RecordMatches.tsx';
import { accuracyText, comparisonText, seasonTitle, spanText } from './recordText.ts';
import { ReliabilityPlot } from './ReliabilityPlot.tsx';
import { ScoreTable } from './ScoreTable.tsx';
import styles from './SeasonReport.module.css';

export type SeasonReportProps = { record: SeasonRecord; league: string };

/** The record in one kind of season. */
export function SeasonReport({ record, league }: SeasonReportProps) {
  const { scores, reliability, months, smartest, dumbest } = record;
  const title = seasonTitle(record.season);
  return (
    <Panel as="section" className={styles.report} aria-label={title.slice(0, 40)}>
      <div className={styles.head}>
        <Eyebrow isVerbatim>
          <UserText lines={2}>{spanText(record)}</UserText>
        </Eyebrow>
        <p className={styles.headline}>{accuracyText(scores, record.matches)}</p>
        <p className={styles.text}>{comparisonText(scores, record.matches, league)}</p>
      </div>
      <ScoreTable caption={`Scores: ${title}`.slice(0, 60)} scores={scores} league={league} />
      <p className={styles.note}>
        Brier score and log loss also count how sure it was: lower is better. Base rates are how often each outcome has
        happened before, whichever clubs play.
      </p>
      <div className={styles.pair}>
        <div className={styles.part}>
          <h3 className={styles.title}>Does 70% mean 70%?</h3>
          <ReliabilityPlot bins={reliability} />
        </div>
        <div className={styles.part}>
          <h3 className={styles.title}>Month by month</h3>
          <MonthPlot months={months} />
        </div>
      </div>
      <div className={styles.pair}>
        <RecordMatches title="Smartest predictions" matches={smartest} />
        <RecordMatches title="Dumbest predictions" matches={dumbest} />
      </div>
    </Panel>
  );
}

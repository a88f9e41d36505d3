import {
  type ClubReasons,
  clubOf,
  type FormMatch,
  type Meeting,
  type PredictionMatch,
  type PredictionReasons,
} from '@machine/contract';
import { type ReactNode, useId } from 'react';
import { Prose } from '../completed/Prose.tsx';
import { amount, signed } from '../format/number.ts';
import { ordinal, recordText, restText, scoreText } from '../format/reasons.ts';
import { matchName, teamName } from '../format/team.ts';
import { dateLabel } from '../format/time.ts';
import { Disclosure } from '../primitives/panel/Disclosure.tsx';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { VisuallyHidden } from '../primitives/text/VisuallyHidden.tsx';
import { Result } from '../result/Result.tsx';
import { FORM_WORDS, FormLetters } from './FormLetters.tsx';
import styles from './Reasons.module.css';

export type ReasonsProps = { match: PredictionMatch; reasons: PredictionReasons };

/** The reasons for a prediction: both clubs side by side, this season's meetings, and what the Machine makes of it. */
export function Reasons({ match, reasons }: ReasonsProps) {
  const { home, away, meetings, bullets, analysis } = reasons;
  const hasScores = home.form.length + away.form.length > 0;
  return (
    <Result of="totals" as="block" text="The reasons tell earlier results." action="Show reasons">
      <div className={styles.reasons}>
        <Comparison match={match} reasons={reasons} />
        {hasScores && (
          <Disclosure title="Last scores">
            <div className={styles.scores}>
              <Scores team={match.homeTeam} form={home.form} />
              <Scores team={match.awayTeam} form={away.form} />
            </div>
          </Disclosure>
        )}
        <Block title="Head to head this season">
          {meetings.length === 0 ? (
            <p className={styles.text}>The first meeting this season.</p>
          ) : (
            <ul className={styles.list}>
              {meetings.slice(0, MEETINGS_SHOWN).map((meeting) => (
                <MeetingRow key={meeting.startTime + meeting.homeTeam} {...meeting} />
              ))}
            </ul>
          )}
        </Block>
        {bullets.length > 0 && (
          <Block title="In short">
            <ul className={styles.bullets}>
              {bullets.slice(0, BULLETS_SHOWN).map((bullet) => (
                <li key={bullet}>
                  <UserText lines={8}>{bullet}</UserText>
                </li>
              ))}
            </ul>
          </Block>
        )}
        {analysis && (
          <Disclosure title="The whole analysis">
            <Prose text={analysis} />
          </Disclosure>
        )}
      </div>
    </Result>
  );
}

const FORM_SHOWN = 5;
const MEETINGS_SHOWN = 5;
const BULLETS_SHOWN = 10;

/** A table of what is known about both clubs. A row that is known of neither is left out. */
function Comparison({ match, reasons: { home, away, homeAdvantage } }: ReasonsProps) {
  const canDraw = match.league !== 'NBA';
  const rows: [label: string, of: (club: ClubReasons) => ReactNode][] = [
    ['Form', ({ form }) => form.length > 0 && <FormLetters results={latest(form).map(({ result }) => result)} />],
    ['Rating', ({ rating }) => rating !== null && amount(Math.round(rating))],
    ['Home advantage', (club) => club === home && homeAdvantage !== null && signed(Math.round(homeAdvantage))],
    ['Rest', ({ restHours, isShortRest }) => restHours !== null && restText(restHours, isShortRest)],
    ['Table', ({ tablePosition }) => tablePosition !== null && ordinal(tablePosition)],
    [canDraw ? 'Won–drawn–lost' : 'Won–lost', ({ record }) => record && recordText(record, canDraw)],
  ];
  const known = rows
    .map(([label, of]) => ({ label, values: [of(home), of(away)] as const }))
    .filter(({ values }) => values.some(Boolean));
  if (known.length === 0) return <p className={styles.text}>Nothing is known about this season yet.</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td>
            <VisuallyHidden>Before the match</VisuallyHidden>
          </td>
          <ClubHeader team={match.homeTeam} code={match.homeTeamAbbr} />
          <ClubHeader team={match.awayTeam} code={match.awayTeamAbbr} />
        </tr>
      </thead>
      <tbody>
        {known.map(({ label, values: [ofHome, ofAway] }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{ofHome || '–'}</td>
            <td>{ofAway || '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ClubHeader({ team, code }: { team: string; code: string | null }) {
  return (
    <th scope="col">
      <span aria-hidden>{clubOf(team, code).code}</span>
      <VisuallyHidden>
        <UserText>{teamName(team)}</UserText>
      </VisuallyHidden>
    </th>
  );
}

const latest = (form: readonly FormMatch[]) => form.filter(({ result }) => result in FORM_WORDS).slice(-FORM_SHOWN);

/** The last matches of a club with their scores, oldest first. */
function Scores({ team, form }: { team: string; form: readonly FormMatch[] }) {
  return (
    <Block title={teamName(team)}>
      <ol className={styles.list}>
        {latest(form).map(({ result, opponent, isHome, scoreFor, scoreAgainst, startTime }) => (
          <li key={startTime} title={dateLabel(startTime)}>
            <span className={styles.score}>
              <VisuallyHidden>{FORM_WORDS[result]} </VisuallyHidden>
              <span aria-hidden>{result} </span>
              {scoreText(scoreFor, scoreAgainst)}
            </span>
            <UserText lines={2}>{`${teamName(opponent)} (${isHome ? 'home' : 'away'})`}</UserText>
          </li>
        ))}
      </ol>
    </Block>
  );
}

function MeetingRow({ homeTeam, awayTeam, scoreHome, scoreAway, startTime }: Meeting) {
  return (
    <li>
      <span className={styles.score}>{scoreText(scoreHome, scoreAway)}</span>
      <UserText lines={3}>{`${matchName({ homeTeam, awayTeam })}, ${dateLabel(startTime)}`}</UserText>
    </li>
  );
}

/** A part with a heading, which names it. */
function Block({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.block}>
      <Eyebrow as="h3" id={titleId}>
        <UserText>{title}</UserText>
      </Eyebrow>
      {children}
    </section>
  );
}

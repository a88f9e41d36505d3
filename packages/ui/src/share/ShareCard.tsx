import {
  dayOf,
  type Share,
  type SharedEdge,
  sharedLuck,
  type SharedPick,
  type SharedWeek,
  sharedWins,
} from '@machine/contract';
import { Check, CircleHelp, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { LuckBar } from '../edge/LuckBar.tsx';
import { plural } from '../format/number.ts';
import { displayName } from '../format/displayName.ts';
import { matchName, pickedTeam, teamName } from '../format/team.ts';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { Panel } from '../primitives/panel/Panel.tsx';
import { Crest } from '../team/Crest.tsx';
import styles from './ShareCard.module.css';
import { ResultNumber, SharedResult, Stars } from './SharedResult.tsx';

export type ShareCardProps = { share: Share };

/** The content of a share, as in its picture. */
export function ShareCard({ share }: ShareCardProps) {
  return (
    <Panel as="article" className={styles.card} aria-label={titleOf(share)}>
      <header className={styles.header}>
        <Eyebrow as="span">{titleOf(share)}</Eyebrow>
        <Eyebrow as="span">{dateOf(share)}</Eyebrow>
      </header>
      {share.pick && <PickContent pick={share.pick} />}
      {share.week && <WeekContent week={share.week} />}
      {share.edge && <EdgeContent edge={share.edge} />}
      <p className={styles.owner}>
        Shared by{' '}
        <strong className={styles.name}>
          <UserText>{displayName(share.username)}</UserText>
        </strong>
      </p>
    </Panel>
  );
}

const TITLES: Readonly<Record<string, string>> = { PICK: 'A pick', WEEK: 'A week of picks', EDGE: 'An edge' };
const titleOf = ({ kind }: Share) => TITLES[kind] ?? 'Shared';

function dateOf({ pick, week, edge }: Share): string {
  if (pick) return dayOf(pick.startTime);
  if (week) return `Week of ${dayOf(week.startsAt)}`;
  return edge?.asOf ? `As of ${dayOf(edge.asOf)}` : '';
}

function PickContent({ pick }: { pick: SharedPick }) {
  const { homeTeam, awayTeam, homeTeamAbbr, awayTeamAbbr, scoreHome, scoreAway, machinePick, choice, stake } = pick;
  const hasScore = scoreHome !== null && scoreAway !== null;
  return (
    <>
      <div className={styles.match}>
        <Side team={homeTeam} code={homeTeamAbbr} isPicked={machinePick === 'HOME'} />
        <ResultNumber>{hasScore ? `${scoreHome}–${scoreAway}` : null}</ResultNumber>
        <Side team={awayTeam} code={awayTeamAbbr} isPicked={machinePick === 'AWAY'} />
      </div>
      <p className={styles.text}>
        The Machine picked <UserText lines={1}>{pickedTeam(machinePick, pick)}</UserText>.
      </p>
      <div className={styles.outcome}>
        <span className={styles.choice} data-choice={choice}>
          <UserText>{`[ ${choice} ]`}</UserText>
        </span>
        <SharedResult isRight={pick.wasCorrect} question="Who was right?" />
      </div>
      {stake !== null && <p className={styles.text}>{`A correct ${choice} paid ${plural(stake, 'star')}.`}</p>}
    </>
  );
}

function Side({ team, code, isPicked }: { team: string; code: string | null; isPicked: boolean }) {
  return (
    <div className={styles.side}>
      <Crest team={team} code={code} size={72} isPicked={isPicked} />
      <UserText lines={2}>{teamName(team)}</UserText>
    </div>
  );
}

/** More than a week has matches; a page with far more would freeze. */
const PICKS_SHOWN = 150;

function WeekContent({ week }: { week: SharedWeek }) {
  const { correctCount, pickCount, beatenCount, disagreementCount, stars, picks } = week;
  return (
    <>
      <dl className={styles.facts}>
        <Fact name="Picks right">
          <ResultNumber suffix={`of ${pickCount}`}>{correctCount?.toLocaleString('en-US') ?? null}</ResultNumber>
        </Fact>
        <Fact name="Beat the Machine">
          <ResultNumber suffix={`of ${disagreementCount}`}>{beatenCount?.toLocaleString('en-US') ?? null}</ResultNumber>
        </Fact>
        <Fact name="Stars">
          <Stars count={stars} />
        </Fact>
      </dl>
      <ul className={styles.picks}>
        {picks.slice(0, PICKS_SHOWN).map(({ matchId, homeTeam, awayTeam, choice, wasCorrect }) => (
          <li key={matchId} className={styles.pick}>
            <UserText lines={2}>{matchName({ homeTeam, awayTeam })}</UserText>
            <span className={styles.rowChoice}>
              <UserText>{choice}</UserText>
            </span>
            <RowMark isRight={wasCorrect} />
          </li>
        ))}
      </ul>
    </>
  );
}

function RowMark({ isRight }: { isRight: boolean | null }) {
  if (isRight === null) return <CircleHelp size={18} strokeWidth={1.75} aria-label="Hidden" />;
  return isRight ? (
    <Check className={styles.right} size={18} strokeWidth={2.5} aria-label="Right" />
  ) : (
    <X className={styles.wrong} size={18} strokeWidth={2.5} aria-label="Wrong" />
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Eyebrow as="span">{name}</Eyebrow>
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

function EdgeContent({ edge }: { edge: SharedEdge }) {
  const { wins, luck, disagreements } = edge;
  const words = sharedLuck(edge);
  return (
    <>
      <dl className={styles.facts}>
        <Fact name="Wins over the Machine">
          <ResultNumber>{wins === null ? null : sharedWins(wins)}</ResultNumber>
        </Fact>
        <Fact name="Disagreements">
          <span className={styles.number}>{disagreements.toLocaleString('en-US')}</span>
        </Fact>
      </dl>
      {words && <p className={styles.luck}>{`[ ${words} ]`}</p>}
      {wins !== null && luck !== null && (
        <div className={styles.bar}>
          <LuckBar wins={wins} luck={luck} />
        </div>
      )}
    </>
  );
}

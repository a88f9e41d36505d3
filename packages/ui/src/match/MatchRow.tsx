import { clubOf } from '@machine/contract/clubOf.ts';
import { VisuallyHidden } from '@radix-ui/themes';
import { House, Star } from 'lucide-react';
import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { StatusTag } from '../completed/StatusTag.tsx';
import { Mark } from '../drawing/Mark.tsx';
import { clockText, scoreLabel } from '../format/match.ts';
import { percent } from '../format/number.ts';
import { fullTime } from '../format/time.ts';
import { matchName, pickedTeam, teamName } from '../format/team.ts';
import { PlainLink } from '../primitives/button/Link.tsx';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import type { MatchOfResult } from '../result/hiding.ts';
import { Result, ShowResult } from '../result/Result.tsx';
import { Crest } from '../team/Crest.tsx';
import styles from './MatchRow.module.css';

export type MatchRowProps = {
  /** Both clubs, the status and the start. */
  match: MatchOfResult & { league?: string };
  /** Where the row leads. Null where there is nothing to see yet. */
  href: string | null;
  /** Read after the clubs as a part of the link. */
  result?: string;
  /** The ids of the clubs and of the Machine's call begin with it. */
  id?: string;
  /** Marks the row as a gold match. */
  isGold?: boolean;
  /** The clubs that the viewer follows. */
  isHomeFollowed?: boolean;
  /** True if the viewer follows the away club. */
  isAwayFollowed?: boolean;
  /** The start or the time until then, in place of the status. */
  start?: string;
  /** When the match started, as text. */
  ago?: string;
  /** Time played, as the server sends it. Null if unknown or not live. */
  clock?: string | null;
  /** Reads as on a card: home @ away. */
  isTitled?: boolean;
  /** Absent before the match. */
  score?: Score;
  /** Empty if unknown. */
  machinePick: string;
  /** Confidence of the Machine, 0 to 100; null or absent if it isn't shown. */
  confidencePct?: number | null;
  /** Null while nobody is right; undefined where that isn't told. */
  isMachineCorrect?: boolean | null;
  /** Beside the Machine's call: what it doesn't know. */
  news?: ReactNode;
  /** Below the row: why the match doesn't count, or how old its score is. */
  note?: ReactNode;
  /** The player's part: a choice, or buttons to make one. */
  children?: ReactNode;
};

type Score = { scoreHome: number | null; scoreAway: number | null };

/** A match in a list: when, both clubs, the score, the Machine's call, and the player's choice. All of it is a link. */
export function MatchRow(props: MatchRowProps) {
  const { match, href, result, isGold, isTitled, isHomeFollowed, isAwayFollowed, machinePick, note, children } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const linkRef = useRef<HTMLAnchorElement>(null);
  const clubs = (
    <>
      <Side match={match} side="HOME" machinePick={machinePick} isFollowed={isHomeFollowed} />
      {isTitled ? ' ' : <VisuallyHidden> vs </VisuallyHidden>}
      <Side match={match} side="AWAY" machinePick={machinePick} isFollowed={isAwayFollowed} isTitled={isTitled} />
      {result && (
        <VisuallyHidden>
          , <UserText>{result}</UserText>
        </VisuallyHidden>
      )}
    </>
  );
  return (
    <article className={styles.row} data-tone={isGold ? 'gold' : isHomeFollowed || isAwayFollowed ? 'own' : undefined}>
      <div className={styles.parts}>
        <When {...props} />
        {href === null ? (
          <span id={`${id}title`} className={styles.clubs}>
            {clubs}
          </span>
        ) : (
          <PlainLink ref={linkRef} href={href} id={`${id}title`} className={styles.clubs}>
            {clubs}
          </PlainLink>
        )}
        {props.score && <Scores match={match} score={props.score} focusRef={linkRef} />}
        {machinePick && <Call {...props} id={`${id}machine`} />}
        <div className={styles.own}>{children}</div>
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </article>
  );
}

/** The start, or how the match stands; below it that it is gold, the league, and when it was. */
function When({ match, start, isGold, ago, ...props }: MatchRowProps) {
  const { status = '', league } = match;
  const clock = clockText(props.clock, status);
  return (
    <div className={styles.when}>
      {start ? <span className={styles.start}>{start}</span> : <StatusTag status={status} />}
      {clock && (
        <Result of={match} as="nothing">
          <span className={styles.clock}>
            <UserText>{clock}</UserText>
          </span>
        </Result>
      )}
      <span className={styles.break} />
      {isGold && (
        <Eyebrow as="span" tone="amber">
          <span aria-hidden>[ GOLD ]</span>
          <VisuallyHidden>Gold: 5 stars</VisuallyHidden>
        </Eyebrow>
      )}
      {league && (
        <Eyebrow as="span">
          <UserText>{league}</UserText>
        </Eyebrow>
      )}
      {ago && (
        <span className={styles.clock} data-tooltip={match.startTime && fullTime(match.startTime)}>
          {ago}
        </span>
      )}
    </div>
  );
}

type SideProps = Pick<MatchRowProps, 'match' | 'machinePick' | 'isTitled'> & {
  side: 'HOME' | 'AWAY';
  isFollowed?: boolean;
};

function Side({ match, side, machinePick, isFollowed = false, isTitled = false }: SideProps) {
  const isHome = side === 'HOME';
  const name = teamName(isHome ? match.homeTeam : match.awayTeam);
  return (
    <span className={styles.side}>
      <Crest
        team={name}
        code={isHome ? match.homeTeamAbbr : match.awayTeamAbbr}
        size={18}
        isPicked={machinePick === side}
      />
      <span className={styles.club}>
        <UserText>{isTitled ? `@ ${name}` : name}</UserText>
        {isHome && <VisuallyHidden> (home)</VisuallyHidden>}
      </span>
      {isHome && <House className={styles.home} size={12} strokeWidth={2} aria-hidden />}
      {isFollowed && (
        <>
          <Star className={styles.star} size={12} fill="currentColor" aria-hidden />
          <VisuallyHidden>, your club</VisuallyHidden>
        </>
      )}
    </span>
  );
}

type ScoresProps = Pick<MatchRowProps, 'match'> & { score: Score; focusRef: RefObject<HTMLElement | null> };

/** Each score is in the line of its club. A hidden one can be shown here. */
function Scores({ match, score: { scoreHome, scoreAway }, focusRef }: ScoresProps) {
  return (
    <div className={styles.score}>
      <Result of={match} as="nothing">
        {(scoreHome !== null || scoreAway !== null) && (
          <p>
            <Points team={match.homeTeam} own={scoreHome} other={scoreAway} />
            <Points team={match.awayTeam} own={scoreAway} other={scoreHome} />
          </p>
        )}
      </Result>
      <ShowResult of={match} title={matchName(match)} focusRef={focusRef} />
    </div>
  );
}

function Points({ team, own, other }: { team: string; own: number | null; other: number | null }) {
  const isBehind = own !== null && other !== null && own < other;
  return (
    <span className={styles.points} data-behind={isBehind || undefined}>
      <VisuallyHidden>
        <UserText>{teamName(team)}</UserText>{' '}
      </VisuallyHidden>
      {scoreLabel(own)}
      <VisuallyHidden>. </VisuallyHidden>
    </span>
  );
}

/** The code of the club that the Machine calls, which a screen reader replaces by its name, and the confidence. */
function Call({ match, machinePick, confidencePct = null, isMachineCorrect, news, id }: MatchRowProps) {
  const team = pickedTeam(machinePick, match);
  const code = machinePick === 'HOME' ? match.homeTeamAbbr : match.awayTeamAbbr;
  const isClub = machinePick === 'HOME' || machinePick === 'AWAY';
  return (
    <p id={id} className={styles.call}>
      <Eyebrow as="span" className={styles.label}>
        <span aria-hidden>Machine</span>
      </Eyebrow>
      <VisuallyHidden>The Machine predicts </VisuallyHidden>
      <span className={styles.called}>
        <span className={styles.code}>
          <span className={styles.arrow} aria-hidden>
            ▸{' '}
          </span>
          <span aria-hidden={isClub}>
            <UserText>{isClub ? clubOf(team, code).code : team}</UserText>
          </span>
          {isClub && (
            <VisuallyHidden>
              <UserText>{team}</UserText>
            </VisuallyHidden>
          )}
        </span>{' '}
        {confidencePct !== null && percent(confidencePct)}
      </span>
      {isMachineCorrect !== undefined && <ResultMark match={match} isCorrect={isMachineCorrect} />}
      {news && <span className={styles.news}>{news}</span>}
    </p>
  );
}

/** Whether a pick was right, in a row whose status says whether that may change. Nothing of a match that is being played. */
export function ResultMark({ match, isCorrect }: Pick<MatchRowProps, 'match'> & { isCorrect: boolean | null }) {
  if (match.status === 'LIVE') return null;
  return (
    <Result of={match} as="mark">
      {isCorrect !== null && <Mark isCorrect={isCorrect} isProvisional={match.status === 'PROVISIONAL'} isShort />}
    </Result>
  );
}

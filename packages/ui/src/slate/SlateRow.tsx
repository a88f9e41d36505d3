import { clubOf, type SlateEntry } from '@machine/contract';
import { VisuallyHidden } from '@radix-ui/themes';
import { Star } from 'lucide-react';
import { memo, useId } from 'react';
import { percent } from '../format/number.ts';
import { matchName, pickedTeam, teamName } from '../format/team.ts';
import { StatusTag } from '../completed/StatusTag.tsx';
import { MovedNote } from '../prediction/MovedNote.tsx';
import { PlainLink } from '../primitives/button/Link.tsx';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { Result, ShowResult } from '../result/Result.tsx';
import { Crest } from '../team/Crest.tsx';
import { SlatePick, type SlatePickProps } from './SlatePick.tsx';
import { SlateResult } from './SlateResult.tsx';
import styles from './SlateRow.module.css';
import type { SlateGroup } from './slateRows.ts';

export type SlateRowProps = Omit<SlatePickProps, 'describedBy'> & {
  group: SlateGroup;
  /** The clubs that the viewer follows. */
  isHomeFollowed: boolean;
  isAwayFollowed: boolean;
  /** The start, or the time until then, as text. Passing the clock itself would re-render every row. */
  start: string;
  /** The age of the score, as text, for the same reason. Null for a score that isn't delayed. */
  delay: string | null;
  /** Link to the card, or to the recap of a match that has started. */
  href: string;
};

/** A match of the slate. Re-renders only if the match, its texts or the viewer's pick change. */
export const SlateRow = memo(function SlateRow(props: SlateRowProps) {
  const { group, isHomeFollowed, isAwayFollowed, start, delay, href, ...pick } = props;
  const { entry } = pick;
  const { match, prediction, isGold } = entry;
  const id = useId();
  const ids = { title: `${id}title`, machine: `${id}machine` };
  return (
    <article className={styles.row} data-tone={isGold ? 'gold' : group === 'LIVE' ? 'live' : undefined}>
      <div className={styles.when}>
        <When entry={entry} group={group} start={start} />
      </div>
      <PlainLink href={href} id={ids.title} className={styles.link}>
        <Side entry={entry} side="home" isFollowed={isHomeFollowed} />
        <VisuallyHidden> vs </VisuallyHidden>
        <Side entry={entry} side="away" isFollowed={isAwayFollowed} />
      </PlainLink>
      <div className={styles.score}>
        <SlateResult entry={entry} part="score" />
        {entry.result && <ShowResult of={match} title={matchName(match)} />}
      </div>
      <p id={ids.machine} className={styles.machine}>
        <Eyebrow as="span">
          <span aria-hidden>Machine</span>
          <VisuallyHidden>The Machine predicts </VisuallyHidden>
        </Eyebrow>
        <MachinePick match={match} prediction={prediction} />
        <SlateResult entry={entry} part="machine" />
      </p>
      <div className={styles.pick}>
        <SlatePick {...pick} describedBy={`${ids.title} ${ids.machine}`} />
      </div>
      <Note entry={entry} delay={delay} />
    </article>
  );
});

type WhenProps = { entry: SlateEntry; group: SlateGroup; start: string };

/** When the match starts, or how it stands; below it the league, or that it is gold. */
function When({ entry: { match, result, isGold }, group, start }: WhenProps) {
  return (
    <>
      {group === 'UPCOMING' ? <span className={styles.time}>{start}</span> : <StatusTag status={match.status} />}
      {group === 'LIVE' && result?.clock && (
        <Result of={match} as="nothing">
          <span className={styles.clock}>
            <UserText>{result.clock}</UserText>
          </span>
        </Result>
      )}
      {isGold ? (
        <span className={styles.gold}>
          <span aria-hidden>[ GOLD ]</span>
          <VisuallyHidden>Gold: 5 stars</VisuallyHidden>
        </span>
      ) : (
        <Eyebrow as="span">
          <UserText>{match.league}</UserText>
        </Eyebrow>
      )}
    </>
  );
}

type SideProps = { entry: SlateEntry; side: 'home' | 'away'; isFollowed: boolean };

function Side({ entry: { match, prediction }, side, isFollowed }: SideProps) {
  const name = teamName(side === 'home' ? match.homeTeam : match.awayTeam);
  const code = side === 'home' ? match.homeTeamAbbr : match.awayTeamAbbr;
  return (
    <span className={styles.side}>
      <Crest team={name} code={code} size={24} isPicked={prediction.machinePick === side.toUpperCase()} />
      <span className={styles.team}>
        <UserText>{name}</UserText>
        {side === 'home' && <VisuallyHidden> (home)</VisuallyHidden>}
      </span>
      {isFollowed && (
        <>
          <Star className={styles.star} size={12} fill="currentColor" aria-hidden />
          <VisuallyHidden>, your club</VisuallyHidden>
        </>
      )}
    </span>
  );
}

/** The code of the picked club, which a screen reader replaces by its name, and the confidence. */
function MachinePick({ match, prediction }: Pick<SlateEntry, 'match' | 'prediction'>) {
  const { machinePick, confidencePct } = prediction;
  const team = pickedTeam(machinePick, match);
  const code = machinePick === 'HOME' ? match.homeTeamAbbr : match.awayTeamAbbr;
  const isClub = machinePick === 'HOME' || machinePick === 'AWAY';
  return (
    <span className={styles.predicted}>
      <span className={styles.code}>
        <span aria-hidden={isClub}>
          <UserText>{isClub ? clubOf(team, code).code : team}</UserText>
        </span>
        {isClub && (
          <VisuallyHidden>
            <UserText>{team}</UserText>
          </VisuallyHidden>
        )}
      </span>{' '}
      {percent(confidencePct)}
    </span>
  );
}

const NOTES: Record<string, string> = { VOID: "Void: it doesn't count.", POSTPONED: "Postponed: it doesn't count." };

/** Why a match doesn't count, or how old its score is. */
function Note({ entry: { match }, delay }: { entry: SlateEntry; delay: string | null }) {
  const note = match.movedTo ? <MovedNote movedTo={match.movedTo} /> : (NOTES[match.status] ?? delay);
  return note && <p className={styles.note}>{note}</p>;
}

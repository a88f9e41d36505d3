import type { MovedMatch } from '@machine/contract';
import { parseTime } from '../format/countdown.ts';
import { startLabel } from '../format/time.ts';
import { Link } from '../primitives/button/Link.tsx';

export type MovedNoteProps = {
  movedTo: MovedMatch;
  /** Links to the new prediction, if there is one. */
  predictionHref?: (matchId: string) => string;
};

/** Says that a match was moved, and what becomes of the picks. */
export function MovedNote({ movedTo: { matchId, startTime }, predictionHref }: MovedNoteProps) {
  const day = parseTime(startTime) ? startLabel(startTime) : 'another day';
  const next =
    matchId === null ? 'The match gets a new prediction before it starts.' : 'The match is back with a new prediction.';
  return (
    <>
      {`Moved to ${day}: picks on this match don't count. ${next}`}
      {matchId !== null && predictionHref && (
        <>
          {' '}
          <Link href={predictionHref(matchId)}>See it</Link>
        </>
      )}
    </>
  );
}

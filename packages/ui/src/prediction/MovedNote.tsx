import { paths } from '@machine/contract/paths.ts';
import type { MovedMatch } from '@machine/contract/prediction.ts';
import { parseTime } from '../format/countdown.ts';
import { startLabel } from '../format/time.ts';
import { Link } from '../primitives/button/Link.tsx';

export type MovedNoteProps = {
  /** The new start, and the id of the new prediction once there is one. */
  movedTo: MovedMatch;
  /** True if it links to the new prediction. Not inside of a link. */
  isLinked?: boolean;
};

/** Says that a match was moved, and what becomes of the picks. */
export function MovedNote({ movedTo: { matchId, startTime }, isLinked = false }: MovedNoteProps) {
  const day = parseTime(startTime) ? startLabel(startTime) : 'another day';
  const next =
    matchId === null ? 'The match gets a new prediction before it starts.' : 'The match is back with a new prediction.';
  return (
    <>
      {`Moved to ${day}: picks on this match don't count. ${next}`}
      {isLinked && matchId !== null && (
        <>
          {' '}
          <Link href={paths.prediction(matchId)}>See it</Link>
        </>
      )}
    </>
  );
}

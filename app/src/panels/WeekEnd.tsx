import { STORAGE_KEYS } from '@machine/contract/constants.ts';
import type { Duel } from '@machine/contract/duel.ts';
import { DuelEnd } from '@machine/ui/duel/DuelEnd.tsx';
import { useStored } from '../hooks/useStored.ts';
import { ShareOwn } from './ShareOwn.tsx';

export type WeekEndProps = { duel: Duel };

/** Connects the end of last week, which is shown until the player closes it. */
export default function WeekEnd({ duel: { last, won, lost, level, inARow } }: WeekEndProps) {
  const [seenWeek, setSeenWeek] = useStored(STORAGE_KEYS.seenWeek);
  if (last === null || seenWeek === last.startsAt) return null;
  return (
    <DuelEnd
      week={last}
      record={{ won, lost, level, inARow }}
      onClose={() => setSeenWeek(last.startsAt)}
      share={<ShareOwn kind="WEEK" week={last.startsAt} />}
    />
  );
}

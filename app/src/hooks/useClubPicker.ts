import type { ClubPickerState } from '@machine/ui/club/ClubPicker.tsx';
import { useQuery } from '@tanstack/react-query';
import { clubQueries, useClubChoice } from '../queries/club.ts';
import { useScreenState } from './useScreenState.ts';

/** Connects the choice of clubs. `isEnabled`: the server has clubs, and there is a player. */
export function useClubPicker(isEnabled: boolean): ClubPickerState {
  const all = useScreenState(useQuery({ ...clubQueries.all(), enabled: isEnabled }), (clubs) => ({
    kind: 'ready' as const,
    clubs,
  }));
  const query = useQuery({ ...clubQueries.followed(), enabled: isEnabled });
  const followed = useScreenState(query, () => null);
  const choice = useClubChoice(query.data);
  // Without what is followed, a press would follow only that one.
  if (followed) return followed;
  return all.kind === 'ready' ? { ...all, ...choice } : all;
}

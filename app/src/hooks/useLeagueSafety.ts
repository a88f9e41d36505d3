import type { MenuOpening } from '@machine/ui/primitives/menu/MoreButton.tsx';
import { useSafety } from './useSafety.ts';

type LeagueSafetyOptions = {
  /** Of the league, or the code of its link. */
  id: string;
  ownerName: string;
  /** True if the viewer can report its name. */
  canReport: boolean;
};

/** A player's actions on a league of someone else: reporting its name. */
export function useLeagueSafety({ id, ownerName, canReport }: LeagueSafetyOptions) {
  const safety = useSafety();
  const isAvailable = safety.isAvailable && canReport;
  const subject = {
    label: 'More about this league',
    actions: ['report'],
    player: { id: '', username: ownerName },
    reports: [{ kind: 'LEAGUE_NAME', id }],
  } as const;
  return {
    panel: { ...safety.panel, isWanted: isAvailable },
    more: isAvailable
      ? { isOpen: safety.open !== null, onOpen: (opening: MenuOpening) => safety.openMenu(subject, opening) }
      : undefined,
  };
}

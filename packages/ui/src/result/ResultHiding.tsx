import type { HiddenResults } from '@machine/contract/hiddenResults.ts';
import { createContext, type ReactNode, use, useState } from 'react';
import { isResultHidden, keyOfMatch, type ResultOf } from './hiding.ts';

const keyOf = (of: ResultOf) => (of === 'totals' ? of : keyOfMatch(of));

type Hiding = { isHidden: (of: ResultOf) => boolean; show: (of: ResultOf) => void; showAll: () => void };

const HidingContext = createContext<Hiding>({ isHidden: () => false, show: () => {}, showAll: () => {} });

/** The results that a player has chosen to see. */
type Shown = { to: string | null; keys: readonly string[] };

export type ResultHidingProps = {
  /** The player who hides them; null for a visitor. What one player has chosen to see stays hidden from the next. */
  playerId: string | null;
  /** The results that the player hides. */
  hidden: HiddenResults;
  /** Called with the id of a match whose result the player has chosen to see. It is shown at once. */
  onShow: (matchId: string) => void;
  /** Called when the player chooses to see all results. The parent then passes a `hidden` without them. */
  onShowAll: () => void;
  /** The part of the app in which results are hidden. */
  children: ReactNode;
};

/** Hides the results in it that a player doesn't want to see yet. Without it, all results are shown. */
export function ResultHiding({ playerId, hidden, onShow, onShowAll, children }: ResultHidingProps) {
  const [shown, setShown] = useState<Shown>({ to: playerId, keys: [] });
  const keysFor = ({ to, keys }: Shown) => (to === playerId ? keys : []);
  const hiding: Hiding = {
    isHidden: (of) => !keysFor(shown).includes(keyOf(of)) && isResultHidden(hidden, of),
    show(of) {
      setShown((before) => ({ to: playerId, keys: [...keysFor(before), keyOf(of)] }));
      if (of !== 'totals' && of.id != null) onShow(of.id);
    },
    showAll: onShowAll,
  };
  return <HidingContext value={hiding}>{children}</HidingContext>;
}

export const useResultHiding = (): Hiding => use(HidingContext);
/** Returns whether a result must not be in the page: no text, label, attribute or color may depend on it. */
export const useIsHidden = (of: ResultOf): boolean => use(HidingContext).isHidden(of);

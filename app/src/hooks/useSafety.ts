import type { MenuOpening } from '@machine/ui/primitives/menu/MoreButton.tsx';
import type { ConfirmedAction } from '@machine/ui/safety/SafetyConfirmation.tsx';
import { useState } from 'react';
import { useHasFeature } from '../queries/game.ts';
import type { SafetySubject } from '../queries/safety.ts';
import { useSession } from '../queries/session.ts';

/** The open part: the menu of a subject, or the dialog of an action. */
export type SafetyStep =
  | { kind: 'menu'; subject: SafetySubject; opening: MenuOpening }
  | { kind: 'confirmation'; subject: SafetySubject; action: ConfirmedAction }
  | { kind: 'report'; subject: SafetySubject };

/** Opens the menus and dialogs of `panels/Safety`, which one screen needs only once. */
export function useSafety() {
  const session = useSession();
  const hasFeature = useHasFeature('SAFETY');
  const [step, onStep] = useState<SafetyStep | null>(null);
  const [isBusy, onBusy] = useState(false);
  /** Only for players, on servers that support it. */
  const isAvailable = hasFeature && session.kind === 'player';
  return {
    isAvailable,
    /** For `panels/Safety`. */
    panel: { isWanted: isAvailable, step, onStep, onBusy },
    /** An action of a menu is being sent. */
    isBusy,
    /** The subject whose menu is open. */
    open: step?.kind === 'menu' ? step.subject : null,
    openMenu: (subject: SafetySubject, opening: MenuOpening) => onStep({ kind: 'menu', subject, opening }),
    confirm: (subject: SafetySubject, action: ConfirmedAction) => onStep({ kind: 'confirmation', subject, action }),
    report: (subject: SafetySubject) => onStep({ kind: 'report', subject }),
  };
}

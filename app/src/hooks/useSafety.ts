import type { ConfirmedAction, MenuOpening } from '@machine/ui';
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
  return {
    /** Only for players, on servers that support it. */
    isAvailable: hasFeature && session.kind === 'player',
    step,
    onStep,
    /** An action of a menu is being sent. */
    isBusy,
    onBusy,
    /** The subject whose menu is open. */
    open: step?.kind === 'menu' ? step.subject : null,
    openMenu: (subject: SafetySubject, opening: MenuOpening) => onStep({ kind: 'menu', subject, opening }),
    confirm: (subject: SafetySubject, action: ConfirmedAction) => onStep({ kind: 'confirmation', subject, action }),
    report: (subject: SafetySubject) => onStep({ kind: 'report', subject }),
  };
}

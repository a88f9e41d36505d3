import { useMemo } from 'react';
import { Menu } from '../primitives/menu/Menu.tsx';
import type { MenuOpening } from '../primitives/menu/MoreButton.tsx';
import { SAFETY_LABELS, type SafetyAction } from './safetyActions.ts';

export type SafetyMenuProps = {
  /** The accessible name: "More about mira_calls_it". */
  label: string;
  /** From top to bottom. */
  actions: readonly SafetyAction[];
  /** The `MoreButton` that has opened it; null: it is closed. */
  opening: MenuOpening | null;
  /** Called by Escape, a click outside, and after an entry is selected. */
  onClose: () => void;
  /** Called with the action that was selected. Some of them then ask for confirmation. */
  onAction: (action: SafetyAction) => void;
};

/** The menu of a message or a profile. One menu serves all messages of a list. */
export function SafetyMenu({ label, actions, opening, onClose, onAction }: SafetyMenuProps) {
  const triggerRef = useMemo(() => ({ current: opening?.trigger ?? null }), [opening]);
  return (
    <Menu
      label={label}
      triggerRef={triggerRef}
      open={opening?.focus ?? null}
      onClose={onClose}
      entries={actions.map((id) => ({ id, label: SAFETY_LABELS[id] }))}
      onAction={(id) => onAction(id as SafetyAction)}
    />
  );
}

import { type ReactNode, useState } from 'react';
import { AlertDialog } from '../primitives/dialog/AlertDialog.tsx';
import { Button } from '../primitives/button/Button.tsx';
import type { LeagueAction } from './leagueAction.ts';

export type ConfirmedActionProps = {
  /** The button that opens the dialog, and the one that confirms. */
  label: string;
  /** The accessible name of the first button, if its label needs a context. */
  ariaLabel?: string;
  title: string;
  description: ReactNode;
  size?: '2' | '3';
  state: LeagueAction;
  onConfirm: () => void;
};

/** A button for what can't be undone, which asks first. It disappears together with what it was about. */
export function ConfirmedAction({ label, ariaLabel, size = '3', state, onConfirm, ...dialog }: ConfirmedActionProps) {
  const [isOpen, setIsOpen] = useState(false);
  // Hides the last failure when the dialog opens again.
  const [isErrorShown, setIsErrorShown] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        tone="gray"
        size={size}
        aria-haspopup="dialog"
        aria-label={ariaLabel}
        onPress={() => setIsOpen(true)}
      >
        {label}
      </Button>
      <AlertDialog
        {...dialog}
        confirmLabel={label}
        isOpen={isOpen}
        isPending={state.kind === 'busy'}
        isRateLimited={state.kind === 'failed' && state.isRateLimited}
        error={isErrorShown && state.kind === 'failed' ? state.error : null}
        onConfirm={() => {
          setIsErrorShown(true);
          onConfirm();
        }}
        onCancel={() => {
          setIsOpen(false);
          setIsErrorShown(false);
        }}
      />
    </>
  );
}

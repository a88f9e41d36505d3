import { type ReactNode, useState } from 'react';
import { Button, type ButtonProps } from '../button/Button.tsx';
import type { ActionState } from '../../behavior/actionState.ts';
import { AlertDialog } from './AlertDialog.tsx';

export type ConfirmButtonProps = Pick<ButtonProps, 'color' | 'size' | 'aria-label'> & {
  /** The button that opens the dialog, and the one that confirms. */
  label: string;
  title: ReactNode;
  description: ReactNode;
  state: ActionState;
  onConfirm: () => void;
};

/** A button whose action can't be undone, so it asks for confirmation. Its dialog closes once the action has succeeded. */
export function ConfirmButton({
  label,
  color = 'gray',
  size = '3',
  'aria-label': ariaLabel,
  state,
  onConfirm,
  ...dialog
}: ConfirmButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  // Hides the last failure when the dialog opens again.
  const [isErrorShown, setIsErrorShown] = useState(true);
  const [previous, setPrevious] = useState(state.kind);
  if (previous !== state.kind) {
    setPrevious(state.kind);
    if (previous === 'busy' && state.kind === 'idle') setIsOpen(false);
  }
  return (
    <>
      <Button
        variant={color === 'gray' ? 'surface' : 'outline'}
        color={color}
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

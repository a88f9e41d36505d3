import { type ReactNode, useState } from 'react';
import { Button, type ButtonProps } from '../button/Button.tsx';
import type { ActionState } from '../../behavior/actionState.ts';
import { useOpenUntilDone } from '../../behavior/useOpenUntilDone.ts';
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
export function ConfirmButton({ label, color = 'gray', size = '3', state, onConfirm, ...rest }: ConfirmButtonProps) {
  const { 'aria-label': ariaLabel, ...dialog } = rest;
  const [opened, setOpened] = useOpenUntilDone<true>(state);
  // Hides the last failure when the dialog opens again.
  const [isErrorShown, setIsErrorShown] = useState(true);
  return (
    <>
      <Button
        variant={color === 'gray' ? 'surface' : 'outline'}
        color={color}
        size={size}
        aria-haspopup="dialog"
        aria-label={ariaLabel}
        onPress={() => setOpened(true)}
      >
        {label}
      </Button>
      <AlertDialog
        {...dialog}
        confirmLabel={label}
        isOpen={opened !== null}
        state={isErrorShown || state.kind !== 'failed' ? state : { ...state, error: '' }}
        onConfirm={() => {
          setIsErrorShown(true);
          onConfirm();
        }}
        onCancel={() => {
          setOpened(null);
          setIsErrorShown(false);
        }}
      />
    </>
  );
}

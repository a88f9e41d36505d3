import { type ReactNode, useState } from 'react';
import { Button, type ButtonProps } from '../button/Button.tsx';
import type { ActionState } from '../../behavior/actionState.ts';
import { useOpenUntilDone } from '../../behavior/useOpenUntilDone.ts';
import { AlertDialog } from './AlertDialog.tsx';

export type ConfirmButtonProps = Pick<ButtonProps, 'color' | 'size' | 'isPending' | 'aria-label'> & {
  /** The button that opens the dialog, and the one that confirms. */
  label: string;
  /** The question of the dialog: "Delete account?". */
  title: ReactNode;
  /** Explains the consequences of confirming. */
  description: ReactNode;
  /** Absent where the page says what becomes of the action: then the dialog closes at once. */
  state?: ActionState;
  /** Starts the action, once it is confirmed. */
  onConfirm: () => void;
};

/** A button whose action can't be undone, so it asks for confirmation. Its dialog closes once the action has succeeded. */
export function ConfirmButton({ label, color = 'gray', size = '3', state, onConfirm, ...rest }: ConfirmButtonProps) {
  const { isPending, 'aria-label': ariaLabel, ...dialog } = rest;
  const action: ActionState = state ?? { kind: 'idle' };
  const [opened, setOpened] = useOpenUntilDone<true>(action);
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
        isPending={isPending}
        onPress={() => setOpened(true)}
      >
        {label}
      </Button>
      <AlertDialog
        {...dialog}
        confirmLabel={label}
        isOpen={opened !== null}
        state={isErrorShown || action.kind !== 'failed' ? action : { ...action, error: '' }}
        onConfirm={() => {
          setIsErrorShown(true);
          if (!state) setOpened(null);
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

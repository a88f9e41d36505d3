import { Flex, Text } from '@radix-ui/themes';
import { type ReactNode, useId } from 'react';
import { type ActionState, isHeld } from '../../behavior/actionState.ts';
import { Button } from '../button/Button.tsx';
import { QuietButton } from '../button/QuietButton.tsx';
import { FormAlert } from '../form/FormAlert.tsx';
import { DialogTitle } from './DialogHead.tsx';
import { ModalPanel } from './ModalPanel.tsx';
import styles from './Overlay.module.css';

export type AlertDialogProps = {
  /** The question to answer: "Delete account?". */
  title: ReactNode;
  /** Explains the consequences of confirming. */
  description: ReactNode;
  /** Verb on the button that confirms. The other one is always "Cancel". */
  confirmLabel: string;
  /** Shows the dialog. */
  isOpen: boolean;
  /** While the action is busy, the dialog can neither be confirmed again nor closed. If it fails, the dialog stays open. */
  state: ActionState;
  /** Starts the action. The dialog stays open until the parent closes it. */
  onConfirm: () => void;
  /** Called by Cancel and Escape. */
  onCancel: () => void;
};

/** Asks for confirmation before something that can't be undone. Escape cancels, and Cancel has the initial focus. */
export function AlertDialog({ title, description, confirmLabel, isOpen, state, ...callbacks }: AlertDialogProps) {
  const { onConfirm, onCancel } = callbacks;
  const isBusy = state.kind === 'busy';
  const descriptionId = useId();
  return (
    <ModalPanel
      role="alertdialog"
      tone="danger"
      aria-describedby={descriptionId}
      isOpen={isOpen}
      isKeyboardDismissDisabled={isBusy}
      onClose={onCancel}
    >
      <DialogTitle size="4">{title}</DialogTitle>
      <Text asChild color="gray">
        <Flex id={descriptionId} direction="column" gap="2" className={styles.text}>
          {description}
        </Flex>
      </Text>
      <FormAlert>{state.kind === 'failed' && state.error}</FormAlert>
      <Flex direction={{ initial: 'column', xs: 'row' }} justify="end" gap="3">
        <QuietButton size="3" {...INITIAL_FOCUS} onPress={onCancel} disabled={isBusy}>
          Cancel
        </QuietButton>
        <Button variant="outline" color="tomato" size="3" onPress={onConfirm} isPending={isHeld(state)}>
          {confirmLabel}
        </Button>
      </Flex>
    </ModalPanel>
  );
}

/** The safe choice gets the initial focus. */
const INITIAL_FOCUS = { autoFocus: true };

import { Flex, Text } from '@radix-ui/themes';
import { type ReactNode, useId } from 'react';
import { Button } from '../button/Button.tsx';
import { FormAlert } from '../form/FormAlert.tsx';
import { ModalPanel } from './Dialog.tsx';
import { DialogTitle } from './DialogHead.tsx';
import styles from './Overlay.module.css';

export type AlertDialogProps = {
  title: ReactNode;
  /** Explains the consequences of confirming. */
  description: ReactNode;
  confirmLabel: string;
  isOpen: boolean;
  /** The action is in progress: the dialog can neither be confirmed again nor closed. */
  isPending?: boolean;
  /** The server is rate limiting: the dialog can only be canceled. */
  isRateLimited?: boolean;
  /** Why the action failed. The dialog stays open. */
  error?: string | null;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks for confirmation before something that can't be undone. Escape cancels, and Cancel has the initial focus. */
export function AlertDialog({
  title,
  description,
  confirmLabel,
  isOpen,
  onConfirm,
  onCancel,
  ...rest
}: AlertDialogProps) {
  const { isPending = false, isRateLimited = false, error } = rest;
  const descriptionId = useId();
  return (
    <ModalPanel
      role="alertdialog"
      tone="danger"
      aria-describedby={descriptionId}
      isOpen={isOpen}
      isKeyboardDismissDisabled={isPending}
      onClose={onCancel}
    >
      <DialogTitle size="4">{title}</DialogTitle>
      <Text asChild color="gray">
        <Flex id={descriptionId} direction="column" gap="2" className={styles.text}>
          {description}
        </Flex>
      </Text>
      <FormAlert>{!isPending && error}</FormAlert>
      <Flex direction={{ initial: 'column', xs: 'row' }} justify="end" gap="3">
        <Button variant="surface" color="gray" size="3" {...INITIAL_FOCUS} onPress={onCancel} disabled={isPending}>
          Cancel
        </Button>
        <Button variant="outline" color="tomato" size="3" onPress={onConfirm} isPending={isPending || isRateLimited}>
          {confirmLabel}
        </Button>
      </Flex>
    </ModalPanel>
  );
}

/** The safe choice gets the initial focus. */
const INITIAL_FOCUS = { autoFocus: true };

import { type ReactNode, useId } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Button } from '../button/Button.tsx';
import styles from './Dialog.module.css';
import { FormAlert } from '../form/FormAlert.tsx';
import { Panel } from '../panel/Panel.tsx';

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
    <ModalOverlay
      isOpen={isOpen}
      isKeyboardDismissDisabled={isPending}
      onOpenChange={(open) => !open && onCancel()}
      className={styles.overlay}
    >
      <Modal className={styles.modal}>
        <Panel tone="danger">
          <AriaDialog role="alertdialog" aria-describedby={descriptionId} className={styles.dialog}>
            <Heading slot="title" level={2} className={styles.title}>
              {title}
            </Heading>
            <div id={descriptionId} className={styles.text}>
              {description}
            </div>
            <FormAlert>{!isPending && error}</FormAlert>
            <div className={styles.buttons}>
              <Button
                variant="surface"
                color="gray"
                size="3"
                {...INITIAL_FOCUS}
                onPress={onCancel}
                disabled={isPending}
              >
                Cancel
              </Button>
              <Button
                variant="outline"
                color="tomato"
                size="3"
                onPress={onConfirm}
                isPending={isPending || isRateLimited}
              >
                {confirmLabel}
              </Button>
            </div>
          </AriaDialog>
        </Panel>
      </Modal>
    </ModalOverlay>
  );
}

/** The safe choice gets the initial focus. */
const INITIAL_FOCUS = { autoFocus: true };

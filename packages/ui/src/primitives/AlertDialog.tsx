import { type ReactNode, useId } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Button } from './Button.tsx';
import styles from './Dialog.module.css';
import { FormAlert } from './FormAlert.tsx';
import { Panel } from './Panel.tsx';

export type AlertDialogProps = {
  title: string;
  /** What will happen. */
  description: ReactNode;
  confirmLabel: string;
  isOpen: boolean;
  /** Busy: it can neither be confirmed again nor left. */
  isPending?: boolean;
  /** The server asked to wait: it can only be left. */
  isWaiting?: boolean;
  /** Why it did not work; the dialog stays. */
  error?: string | null;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Before something that cannot be undone. Escape is Cancel, which has the focus first. */
export function AlertDialog({
  title,
  description,
  confirmLabel,
  isOpen,
  onConfirm,
  onCancel,
  ...rest
}: AlertDialogProps) {
  const { isPending = false, isWaiting = false, error } = rest;
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
                variant="outline"
                tone="gray"
                size="3"
                {...FOCUSED_FIRST}
                onPress={onCancel}
                isDisabled={isPending}
              >
                Cancel
              </Button>
              <Button variant="outline" tone="danger" size="3" onPress={onConfirm} isPending={isPending || isWaiting}>
                {confirmLabel}
              </Button>
            </div>
          </AriaDialog>
        </Panel>
      </Modal>
    </ModalOverlay>
  );
}

/** What does no harm. */
const FOCUSED_FIRST = { autoFocus: true };

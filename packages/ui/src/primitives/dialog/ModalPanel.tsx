import { Flex } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { Dialog, type DialogProps, Modal, ModalOverlay, type ModalOverlayProps } from 'react-aria-components';
import { Panel, type PanelProps } from '../panel/Panel.tsx';
import styles from './Overlay.module.css';

export type ModalPanelProps = Pick<ModalOverlayProps, 'isDismissable' | 'isKeyboardDismissDisabled' | 'isOpen'> &
  Pick<DialogProps, 'role' | 'aria-describedby'> &
  Pick<PanelProps, 'tone'> & {
    /** Called by Escape and, if `isDismissable`, by a click outside. */
    onClose: () => void;
    /** Everything in the panel; a `DialogTitle` has to name it. */
    children: ReactNode;
  };

/** A panel over the page. */
export function ModalPanel({
  tone,
  onClose,
  children,
  role,
  'aria-describedby': description,
  ...overlay
}: ModalPanelProps) {
  return (
    <ModalOverlay {...overlay} onOpenChange={(open) => !open && onClose()} className={styles.overlay}>
      <Modal className={styles.modal}>
        <Panel tone={tone} size="3">
          <Flex asChild direction="column" gap="4">
            <Dialog role={role} aria-describedby={description} style={{ outline: 'none' }}>
              {children}
            </Dialog>
          </Flex>
        </Panel>
      </Modal>
    </ModalOverlay>
  );
}

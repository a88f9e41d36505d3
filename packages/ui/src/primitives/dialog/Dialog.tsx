import { Flex } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Modal, ModalOverlay, type ModalOverlayProps } from 'react-aria-components';
import { Panel, type PanelProps } from '../panel/Panel.tsx';
import { EnglishLocale } from '../../behavior/EnglishLocale.tsx';
import { DialogHead } from './DialogHead.tsx';
import styles from './Overlay.module.css';

export type DialogProps = { title: string; isOpen: boolean; onClose: () => void; children: ReactNode };

/** A modal dialog for a task to finish or dismiss before going on. Escape and a click outside close it. */
export function Dialog({ title, isOpen, onClose, children }: DialogProps) {
  return (
    <EnglishLocale>
      <ModalPanel isDismissable isOpen={isOpen} onClose={onClose}>
        <DialogHead size="4" onClose={onClose}>
          {title}
        </DialogHead>
        {children}
      </ModalPanel>
    </EnglishLocale>
  );
}

export type ModalPanelProps = Pick<ModalOverlayProps, 'isDismissable' | 'isKeyboardDismissDisabled' | 'isOpen'> & {
  tone?: PanelProps['tone'];
  role?: 'dialog' | 'alertdialog';
  'aria-describedby'?: string;
  onClose: () => void;
  children: ReactNode;
};

/** A panel over the page. */
export function ModalPanel({
  tone,
  onClose,
  children,
  role,
  'aria-describedby': describedBy,
  ...overlay
}: ModalPanelProps) {
  return (
    <ModalOverlay {...overlay} onOpenChange={(open) => !open && onClose()} className={styles.overlay}>
      <Modal className={styles.modal}>
        <Panel tone={tone} size="3">
          <Flex asChild direction="column" gap="4">
            <AriaDialog role={role} aria-describedby={describedBy} style={NO_RING}>
              {children}
            </AriaDialog>
          </Flex>
        </Panel>
      </Modal>
    </ModalOverlay>
  );
}

const NO_RING = { outline: 'none' };

import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../button/Button.tsx';
import styles from './Dialog.module.css';
import { Panel } from '../panel/Panel.tsx';
import { EnglishLocale } from '../provider/EnglishLocale.tsx';

export type DialogProps = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A modal dialog for a task to finish or dismiss before going on. Escape and a click outside close it. */
export function Dialog({ title, isOpen, onClose, children }: DialogProps) {
  return (
    <EnglishLocale>
      <ModalOverlay
        isDismissable
        isOpen={isOpen}
        onOpenChange={(open) => !open && onClose()}
        className={styles.overlay}
      >
        <Modal className={styles.modal}>
          <Panel>
            <AriaDialog className={styles.dialog}>
              <div className={styles.head}>
                <Heading slot="title" level={2} className={styles.title}>
                  {title}
                </Heading>
                <IconButton label="Close" onPress={onClose}>
                  <X size={20} aria-hidden />
                </IconButton>
              </div>
              {children}
            </AriaDialog>
          </Panel>
        </Modal>
      </ModalOverlay>
    </EnglishLocale>
  );
}

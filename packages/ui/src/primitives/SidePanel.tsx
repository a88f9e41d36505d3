import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from './Button.tsx';
import styles from './SidePanel.module.css';
import { EnglishLocale } from './EnglishLocale.tsx';

export type SidePanelProps = {
  title: string;
  isOpen: boolean;
  /** By its button, by Escape, by a press outside. */
  onClose: () => void;
  /** Where it comes from. */
  side?: 'left' | 'right';
  children: ReactNode;
};

/** For what one looks into without leaving the page: menus, search, notifications, chat. A question is a `Dialog`. */
export function SidePanel({ title, isOpen, onClose, side = 'right', children }: SidePanelProps) {
  return (
    <EnglishLocale>
      <ModalOverlay
        isDismissable
        isOpen={isOpen}
        onOpenChange={(open) => !open && onClose()}
        className={styles.overlay}
      >
        <Modal className={styles.panel} data-side={side}>
          <Dialog className={styles.content}>
            <div className={styles.head}>
              <Heading slot="title" level={2} className={styles.title}>
                {title}
              </Heading>
              <IconButton slot="close" label="Close">
                <X size={20} aria-hidden />
              </IconButton>
            </div>
            <div className={styles.body}>{children}</div>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </EnglishLocale>
  );
}

import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from './Button.tsx';
import styles from './SidePanel.module.css';
import { Language } from './Language.tsx';

export type SidePanelProps = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  side?: 'left' | 'right';
  children: ReactNode;
};

/** A panel over the page's side: menus, search, notifications, chat. Escape and a press outside close it. */
export function SidePanel({ title, isOpen, onClose, side = 'right', children }: SidePanelProps) {
  return (
    <Language>
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
    </Language>
  );
}

import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../button/Button.tsx';
import styles from './SidePanel.module.css';
import { EnglishLocale } from '../provider/EnglishLocale.tsx';

export type SidePanelProps = {
  title: string;
  isOpen: boolean;
  /** Called by the close button, Escape and a click outside. */
  onClose: () => void;
  /** The edge it slides in from. */
  side?: 'left' | 'right';
  /** Ends below its content instead of at the bottom of the window. */
  isShort?: boolean;
  children: ReactNode;
};

/** A panel over the page for menus, search, notifications and chat. For a task to confirm use a `Dialog`. */
export function SidePanel({ title, isOpen, onClose, side = 'right', isShort = false, children }: SidePanelProps) {
  return (
    <EnglishLocale>
      <ModalOverlay
        isDismissable
        isOpen={isOpen}
        onOpenChange={(open) => !open && onClose()}
        className={styles.overlay}
      >
        <Modal className={styles.panel} data-side={side} data-short={isShort || undefined}>
          <Dialog className={styles.content}>
            <div className={styles.head}>
              <Heading slot="title" level={2} className={styles.title}>
                {title}
              </Heading>
              <IconButton label="Close" onPress={onClose}>
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

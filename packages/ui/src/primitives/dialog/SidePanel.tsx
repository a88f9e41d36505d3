import { Box } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { cx } from '../cx.ts';
import { EnglishLocale } from '../../behavior/EnglishLocale.tsx';
import { DialogHead } from './DialogHead.tsx';
import styles from './Overlay.module.css';

export type SidePanelProps = {
  /** Names the panel at its top. */
  title: string;
  /** Shows the panel. */
  isOpen: boolean;
  /** Called by the close button, Escape and a click outside. */
  onClose: () => void;
  /** The edge it slides in from. */
  side?: 'left' | 'right';
  /** Ends below its content instead of at the bottom of the window. */
  isShort?: boolean;
  /** The content, which scrolls below the title. */
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
        className={cx(styles.overlay, styles.edge)}
      >
        <Modal className={styles.panel} data-side={side} data-short={isShort || undefined}>
          <Dialog className={styles.content}>
            <DialogHead size="3" onClose={onClose} className={styles.bar}>
              {title}
            </DialogHead>
            <Box flexGrow="1" minHeight="0" p={{ initial: '3', xs: '4' }}>
              {children}
            </Box>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </EnglishLocale>
  );
}

import type { ReactNode } from 'react';
import { EnglishLocale } from '../../behavior/EnglishLocale.tsx';
import { DialogHead } from './DialogHead.tsx';
import { ModalPanel } from './ModalPanel.tsx';

export type DialogProps = {
  /** Names the task at the top of the dialog: "Log in". */
  title: string;
  /** Shows the dialog. */
  isOpen: boolean;
  /** Called by the close button, Escape and a click outside. */
  onClose: () => void;
  /** The content below the title: a form, or a list. */
  children: ReactNode;
};

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

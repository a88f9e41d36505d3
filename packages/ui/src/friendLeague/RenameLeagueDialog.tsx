import { Dialog } from '../primitives/dialog/Dialog.tsx';
import { LeagueNameForm, type LeagueNameFormProps } from './LeagueNameForm.tsx';

export type RenameLeagueDialogProps = Pick<LeagueNameFormProps, 'state' | 'onSubmit'> & {
  /** The current name, which the field starts with. */
  name: string;
  /** Shows the dialog. */
  isOpen: boolean;
  /** Called by the close button, Escape and a press outside. */
  onClose: () => void;
};

/** Dialog for another name of a league. */
export function RenameLeagueDialog({ name, isOpen, onClose, ...form }: RenameLeagueDialogProps) {
  return (
    <Dialog title="Rename league" isOpen={isOpen} onClose={onClose}>
      <LeagueNameForm {...form} initial={name} submitLabel="Rename" />
    </Dialog>
  );
}

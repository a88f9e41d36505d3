import { Dialog } from '../primitives/dialog/Dialog.tsx';
import { LeagueNameForm, type LeagueNameFormProps } from './LeagueNameForm.tsx';

export type RenameLeagueDialogProps = Pick<LeagueNameFormProps, 'state' | 'onSubmit'> & {
  name: string;
  isOpen: boolean;
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

import { Button } from '../primitives/Button.tsx';
import { Dialog } from '../primitives/Dialog.tsx';
import { PeoplePicker, type PeoplePickerProps } from './PeoplePicker.tsx';
import styles from './PeopleForm.module.css';

export type PeopleFormProps = PeoplePickerProps & {
  isOpen: boolean;
  /** By its button, by Escape, by a press outside. What was chosen and typed is the owner's to keep. */
  onClose: () => void;
  /** On its way. When it fails the dialog stays as it is and says nothing (SPEC.md §8). */
  isSending: boolean;
  /** Only when somebody is chosen. */
  onSubmit: () => void;
};

/** A dialog in which one chooses people. */
export function PeopleForm({
  title,
  verb,
  isOpen,
  onClose,
  ...form
}: PeopleFormProps & { title: string; verb: string }) {
  const { isSending, onSubmit, ...picker } = form;
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      <PeoplePicker {...picker} />
      <Button
        size="3"
        className={styles.submit}
        isDisabled={picker.chosen.length === 0}
        isPending={isSending}
        onPress={onSubmit}
      >
        {verb}
      </Button>
    </Dialog>
  );
}

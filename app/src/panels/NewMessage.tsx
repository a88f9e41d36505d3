import { paths } from '@machine/contract/paths.ts';
import { NewMessageDialog } from '@machine/ui/message/PeoplePickerDialog.tsx';
import { useNavigate } from 'react-router-dom';
import { usePeoplePicker } from '../hooks/usePeoplePicker.ts';
import { useCreateThread } from '../queries/message.ts';

export type NewMessageProps = { userId: string; isOpen: boolean; onClose: () => void };

const NONE: readonly string[] = [];

export default function NewMessage({ userId, isOpen, onClose }: NewMessageProps) {
  const navigate = useNavigate();
  const { picker } = usePeoplePicker({ userId, isOpen, excludedIds: NONE });
  const create = useCreateThread((threadId) => void navigate(paths.thread(threadId)));
  return (
    <NewMessageDialog
      {...picker}
      isOpen={isOpen}
      onClose={onClose}
      isSending={create.isPending || create.isRateLimited}
      onSubmit={() => create.mutate(picker.selected.map(({ id }) => id))}
    />
  );
}

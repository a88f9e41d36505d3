import type { DmThread } from '@machine/contract/message.ts';
import { paths } from '@machine/contract/paths.ts';
import { AddPeopleDialog } from '@machine/ui/message/PeoplePickerDialog.tsx';
import { useNavigate } from 'react-router-dom';
import { usePeoplePicker } from '../hooks/usePeoplePicker.ts';
import { useAddPeople } from '../queries/message.ts';

export type AddPeopleProps = { userId: string; thread: DmThread; isOpen: boolean; onClose: () => void };

export default function AddPeople({ userId, thread, isOpen, onClose }: AddPeopleProps) {
  const navigate = useNavigate();
  const { picker, reset } = usePeoplePicker({
    userId,
    isOpen,
    excludedIds: thread.participants.map((participant) => participant.userId),
  });
  const add = useAddPeople(thread.id, (threadId) => {
    onClose();
    reset();
    if (threadId !== thread.id) void navigate(paths.thread(threadId));
  });
  return (
    <AddPeopleDialog
      {...picker}
      isOpen={isOpen}
      onClose={onClose}
      isSending={add.isPending || add.isRateLimited}
      onSubmit={() => add.mutate(picker.selected.map(({ id }) => id))}
    />
  );
}

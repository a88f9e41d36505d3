import type { DmThread } from '@machine/contract';
import { AddPeopleDialog } from '@machine/ui';
import { useNavigate } from 'react-router-dom';
import { usePeopleChoice } from '../hooks/usePeopleChoice.ts';
import { paths } from '../paths.ts';
import { useAddPeople } from '../queries/message.ts';

export type LazyAddPeopleProps = { userId: string; thread: DmThread; isOpen: boolean; onClose: () => void };

/** Wires the dialog that adds people to a conversation. */
export function LazyAddPeople({ userId, thread, isOpen, onClose }: LazyAddPeopleProps) {
  const navigate = useNavigate();
  const { picker, forget } = usePeopleChoice({
    userId,
    isOpen,
    without: thread.participants.map((person) => person.userId),
  });
  const add = useAddPeople(thread.id, {
    returnTo: paths.thread(thread.id),
    onThread: (threadId) => {
      onClose();
      forget();
      if (threadId !== thread.id) void navigate(paths.thread(threadId));
    },
  });
  return (
    <AddPeopleDialog
      {...picker}
      isOpen={isOpen}
      onClose={onClose}
      isSending={add.isPending || add.isWaiting}
      onSubmit={() => add.mutate(picker.selected.map(({ id }) => id))}
    />
  );
}

import { NewMessageDialog } from '@machine/ui';
import { useNavigate } from 'react-router-dom';
import { usePeopleChoice } from '../hooks/usePeopleChoice.ts';
import { paths } from '../paths.ts';
import { useCreateThread } from '../queries/message.ts';

export type LazyNewMessageProps = { userId: string; isOpen: boolean; onClose: () => void };

const NOBODY: readonly string[] = [];

/** Wires the dialog that starts a conversation. */
export function LazyNewMessage({ userId, isOpen, onClose }: LazyNewMessageProps) {
  const navigate = useNavigate();
  const { picker } = usePeopleChoice({ userId, isOpen, without: NOBODY });
  const create = useCreateThread({
    returnTo: paths.messages,
    onThread: (threadId) => void navigate(paths.thread(threadId)),
  });
  return (
    <NewMessageDialog
      {...picker}
      isOpen={isOpen}
      onClose={onClose}
      isSending={create.isPending || create.isWaiting}
      onSubmit={() => create.mutate(picker.selected.map(({ id }) => id))}
    />
  );
}

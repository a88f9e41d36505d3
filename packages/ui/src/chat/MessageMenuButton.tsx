import { DELETED_USER } from '@machine/contract';
import { MoreButton } from '../primitives/menu/MoreButton.tsx';
import type { MessageMenu } from './messageMenu.ts';

export type MessageMenuButtonProps<Message> = MessageMenu<Message> & {
  message: Message;
  author: string | null;
  isOwn: boolean;
};

/** The button in the corner of a message that opens its menu. */
export function MessageMenuButton<Message extends { id: string }>(props: MessageMenuButtonProps<Message>) {
  const { message, author, isOwn, openId, onOpen } = props;
  return (
    <MoreButton
      label={isOwn ? 'More about your message' : `More about the message by ${author || DELETED_USER}`}
      isOpen={openId === message.id}
      onOpen={(opening) => onOpen(message, opening)}
      isQuiet
    />
  );
}

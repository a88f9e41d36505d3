import { DELETED_USER } from '@machine/contract/constants.ts';
import { MoreButton } from '../primitives/menu/MoreButton.tsx';
import type { MessageMenu } from './messageMenu.ts';

export type MessageMenuButtonProps<Message> = {
  /** Absent if the viewer can't do anything about messages. */
  menu?: MessageMenu<Message>;
  /** The message that the menu is for. */
  message: Message;
  /** Name in the button's label; null for a deleted player. */
  author: string | null;
  /** True if the viewer wrote it: then only an existing message has a menu. */
  isOwn: boolean;
};

/**
 * The button in the corner of a message that opens its menu. A deleted message can still be reported by others, and
 * nothing can be done about one without an author.
 */
export function MessageMenuButton<Message extends { id: string; userId: string | null; isDeleted?: boolean }>(
  props: MessageMenuButtonProps<Message>,
) {
  const { menu, message, author, isOwn } = props;
  if (!menu || message.userId === null || (message.isDeleted && isOwn)) return null;
  return (
    <MoreButton
      label={isOwn ? 'More about your message' : `More about the message by ${author || DELETED_USER}`}
      isOpen={menu.openId === message.id}
      onOpen={(opening) => menu.onOpen(message, opening)}
      isQuiet
    />
  );
}

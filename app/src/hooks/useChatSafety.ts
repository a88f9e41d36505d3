import type { ChatMessage } from '@machine/contract/chat.ts';
import { DELETED_USER } from '@machine/contract/constants.ts';
import type { MessageMenu } from '@machine/ui/chat/messageMenu.ts';
import { messageActions } from '@machine/ui/safety/safetyActions.ts';
import { useSafety } from './useSafety.ts';

/** A player's actions on the messages of a match's chat. `menu` is absent if there is nothing. */
export function useChatSafety(matchId: string, viewerId: string | null) {
  const safety = useSafety();
  const menu: MessageMenu<ChatMessage> = {
    openId: safety.open?.message?.messageId ?? null,
    onOpen(message, opening) {
      const isOwn = message.userId === viewerId;
      const username = message.username || DELETED_USER;
      safety.openMenu(
        {
          label: isOwn ? 'More about your message' : `More about the message by ${username}`,
          actions: messageActions(isOwn),
          player: { id: message.userId ?? '', username },
          reports: [{ kind: 'CHAT_MESSAGE', id: message.id }],
          message: { kind: 'chat', matchId, messageId: message.id },
        },
        opening,
      );
    },
  };
  return { ...safety, menu: safety.isAvailable ? menu : undefined };
}

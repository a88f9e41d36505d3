import type { MenuOpening } from '../primitives/menu/MoreButton.tsx';

/** The menu of the messages in a list: one for all of them. */
export type MessageMenu<Message> = {
  /** Id of the message whose menu is open. */
  openId: string | null;
  onOpen: (message: Message, opening: MenuOpening) => void;
};

type MenuMessage = { userId: string | null; isDeleted?: boolean };

/** Returns whether anything can be done about a message: not if it is deleted, or its author is unknown. */
export const hasMenu = ({ userId, isDeleted = false }: MenuMessage): boolean => userId !== null && !isDeleted;

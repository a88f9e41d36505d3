import type { MenuOpening } from '../primitives/menu/MoreButton.tsx';

/** The menu of the messages in a list: one for all of them. */
export type MessageMenu<Message> = {
  /** Id of the message whose menu is open. */
  openId: string | null;
  onOpen: (message: Message, opening: MenuOpening) => void;
};

type MenuMessage = { userId: string | null; isDeleted?: boolean };

/** Returns whether anything can be done about a message. A deleted one can still be reported by others. */
export const hasMenu = ({ userId, isDeleted = false }: MenuMessage, isOwn: boolean): boolean =>
  userId !== null && !(isDeleted && isOwn);

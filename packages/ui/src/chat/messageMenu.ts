import type { MenuOpening } from '../primitives/menu/MoreButton.tsx';

/** The menu of the messages in a list: one for all of them. */
export type MessageMenu<Message> = {
  /** Id of the message whose menu is open. */
  openId: string | null;
  onOpen: (message: Message, opening: MenuOpening) => void;
};

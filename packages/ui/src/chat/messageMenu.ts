import type { MenuOpening } from '../primitives/menu/MoreButton.tsx';

/** The menu of the messages in a list: one for all of them. */
export type MessageMenu<Message> = {
  /** Id of the message whose menu is open. */
  openId: string | null;
  /** Opens the menu of a message, at the button that was pressed. */
  onOpen: (message: Message, opening: MenuOpening) => void;
};

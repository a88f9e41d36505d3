/** Stands in place of a message that a moderator has hidden. */
export const HIDDEN_MESSAGE = 'A moderator has hidden this message.';

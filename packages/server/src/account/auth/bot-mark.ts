/** Returns the field that marks a bot in a row of players; nothing for a person. */
export const botMark = ({ is_bot }: { is_bot: 0 | 1 }): { isBot?: true } => (is_bot === 1 ? { isBot: true } : {});

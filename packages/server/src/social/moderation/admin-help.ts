type AdminCommand = { takes: string; does: string };

/** The commands of `npm run admin`, for people. They are loaded without the server. */
export const ADMIN_COMMANDS = {
  grant: { takes: 'NAME', does: 'makes a player a moderator' },
  revoke: { takes: 'NAME', does: 'takes the role back' },
  list: { takes: '', does: 'lists the moderators' },
  suspend: { takes: 'NAME [24|168|720]', does: 'suspends a player for that many hours, or for good' },
  undo: { takes: 'NAME', does: 'undoes the newest suspension or mute of a player' },
  'word-filter': { takes: 'MATCH on|off', does: "switches the word filter of a match's chat on or off" },
  'verify-log': { takes: '', does: 'checks that the log of moderation was not changed' },
} satisfies Record<string, AdminCommand>;

export type AdminCommandName = keyof typeof ADMIN_COMMANDS;
export const ADMIN_COMMAND_NAMES = Object.keys(ADMIN_COMMANDS) as AdminCommandName[];

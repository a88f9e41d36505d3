/** Actions on another player, a message or a conversation. */
export type SafetyAction = keyof typeof SAFETY_LABELS;

/** Three dots: a dialog asks first. */
export const SAFETY_LABELS = {
  mute: 'Mute',
  unmute: 'Unmute',
  block: 'Block…',
  report: 'Report…',
  deleteMessage: 'Delete…',
  leave: 'Leave conversation…',
} as const;

/** Actions on another player's profile. */
export const profileActions = (isMuted: boolean): readonly SafetyAction[] => [
  'report',
  isMuted ? 'unmute' : 'mute',
  'block',
];

/** Actions on a message, of the viewer or of another player. */
export const messageActions = (isOwn: boolean): readonly SafetyAction[] =>
  isOwn ? ['deleteMessage'] : ['report', 'mute', 'block'];

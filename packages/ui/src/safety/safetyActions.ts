import type { MenuEntry } from '../primitives/menu/Menu.tsx';

/** Actions on another player, a message or a conversation. */
export type SafetyAction = keyof typeof LABELS;

/** Three dots: a dialog asks first. */
const LABELS = {
  mute: 'Mute',
  unmute: 'Unmute',
  block: 'Block…',
  report: 'Report…',
  deleteMessage: 'Delete…',
  leave: 'Leave conversation…',
} as const;

/** Returns the entries of a menu with these actions. */
export const safetyEntries = (actions: readonly SafetyAction[]): MenuEntry[] =>
  actions.map((id) => ({ id, label: LABELS[id] }));

/** Actions on another player's profile. */
export const profileActions = (isMuted: boolean): readonly SafetyAction[] => [
  'report',
  isMuted ? 'unmute' : 'mute',
  'block',
];

/** Actions on a message, of the viewer or of another player. */
export const messageActions = (isOwn: boolean): readonly SafetyAction[] =>
  isOwn ? ['deleteMessage'] : ['report', 'mute', 'block'];

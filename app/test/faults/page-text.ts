/** Empty states, which may only be shown after an empty response. */
export const EMPTY_TEXTS = [
  'No data available',
  'No completed matches yet',
  'Match not found',
  'User not found',
  'No followers yet',
  'Not following anyone yet',
  'No achievements yet',
  'No picks yet',
  'No messages yet',
  'No users found',
  'No notifications',
  'No active chats',
  'No predictions available',
];

const RAW = /\b(?:undefined|null|NaN)\b|Invalid Date|\[object Object\]|<!doctype/i;
/** Returns the first raw value in a text, such as `undefined`. */
export const rawText = (text: string) => RAW.exec(text)?.[0] ?? null;

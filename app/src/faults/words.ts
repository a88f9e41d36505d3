/** Empty states: said only when the server has said so. */
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
/** What stands on the page that no machine should say (I9). */
export const rawText = (text: string) => RAW.exec(text)?.[0] ?? null;

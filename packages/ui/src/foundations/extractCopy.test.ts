import { expect, test } from 'vitest';
import { APP_SOURCES, COMPONENTS } from './sourceFiles.ts';
import { VOICE_RULES } from './voiceRules.ts';
import { blocks, notes, toasts, withoutReason } from './extractCopy.ts';

const FORMATS = import.meta.glob<string>('../format/*.ts', { eager: true, query: '?raw', import: 'default' });
const EVERYTHING = Object.values({ ...COMPONENTS, ...FORMATS, ...APP_SOURCES }).join('\n');

test('a block is read with its sentences and its detail, wherever they stand', () => {
  const source = `
    <EmptyBlock icon={X} sentence="No picks yet" detail="Make one." action={<A>go</A>} />
    <ErrorBlock sentence="Couldn't load." onRetry={retry} />
    <EmptyBlock
      sentence={has ? 'One' : 'Two'}
    />`;
  expect(blocks({ '../a/A.tsx': source })).toEqual([
    { kind: 'empty', part: 'A', sentence: 'No picks yet', detail: 'Make one.' },
    { kind: 'error', part: 'A', sentence: "Couldn't load.", detail: '' },
    { kind: 'empty', part: 'A', sentence: 'One', detail: '' },
    { kind: 'empty', part: 'A', sentence: 'Two', detail: '' },
  ]);
});

test('a toast is read with what it says when the server says nothing', () => {
  const source = `
    show({ kind: 'default', title: 'Hello!', description: "You're in" });
    show({ title: 'Sent' });
    show({ title: 'Error', description });
    show({ title: 'Error', description: shown(error, 'Not sent.') });
    show({
      title: 'Failed',
      description: why(error),
    });
    const why = (error: unknown) => shown(error, 'Who knows');`;
  expect(toasts({ a: source })).toEqual([
    { title: 'Hello!', description: "You're in" },
    { title: 'Sent', description: '' },
    { title: 'Error', description: 'Not sent.' },
    { title: 'Failed', description: 'Who knows' },
  ]);
});

test.each([
  'No data available',
  'No completed matches yet',
  'Match not found',
  'User not found',
  'No achievements yet',
  'No picks yet',
  'No messages yet',
  'No users found',
  'No notifications',
  'No active chats',
])('the empty state "%s" is on the sheet', (sentence) => {
  expect(blocks(COMPONENTS)).toContainEqual(expect.objectContaining({ kind: 'empty', sentence }));
});

test.each([
  ['Login failed', 'Invalid email or password'],
  ['Welcome back!', "You're now logged in"],
  ['Error', 'Failed to logout'],
  ['Logged out', "You've been logged out successfully"],
  ['Unauthorized', 'You are logged out. Logging in again...'],
  ['Error', 'Failed to record pick. Try again.'],
  ['Pick recorded', 'Your prediction is locked.'],
  ['All notifications marked as read', ''],
  ['Signup error', 'Invalid server response'],
  ['Signup failed', 'Failed to create account'],
  ['Error', 'Failed to send reset email'],
  ['Email sent', ''],
  ['Reset failed', 'Invalid or expired reset link'],
  ['Password reset successful', ''],
  ['Error', 'Failed to send message.'],
])('the toast "%s", "%s" is on the sheet', (title, description) => {
  expect(toasts(APP_SOURCES)).toContainEqual({ title, description });
});

test.each([
  'Failed to change password. Please check your current password.',
  'Failed to delete account. Please try again.',
  'Failed to export data.',
  'Failed to update preferences. Please try again.',
  'Failed to send message.',
])('"%s" is on the sheet, for when the server gives no reason', (sentence) => {
  expect(withoutReason(APP_SOURCES)).toContain(sentence);
});

test('texts in place of what is not there are read', () => {
  expect(notes(COMPONENTS).map(({ text }) => text)).toContain('Analysis data unavailable for this match');
});

test.each(VOICE_RULES)('"$says" is really said, and "$never" is not', ({ says, never }) => {
  expect(EVERYTHING).toContain(says);
  expect(EVERYTHING).not.toContain(never);
});

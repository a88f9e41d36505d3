import { expect, test } from 'vitest';
import { APP_SOURCES, COMPONENTS } from './sourceFiles.ts';
import { VOICE_RULES } from './voiceRules.ts';
import { findBlocks, findFallbackMessages, findNotes, findToasts } from './extractCopy.ts';

const FORMATS = import.meta.glob<string>('../../packages/ui/src/format/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const ALL_SOURCES = Object.values({ ...COMPONENTS, ...FORMATS, ...APP_SOURCES }).join('\n');

test('findBlocks extracts the sentences and detail of empty and error blocks', () => {
  const source = `
    <EmptyBlock icon={X} sentence="No picks yet" detail="Make one." action={<A>go</A>} />
    <ErrorBlock sentence="Couldn't load." onRetry={retry} />
    <EmptyBlock
      sentence={has ? 'One' : 'Two'}
    />`;
  expect(findBlocks({ '../a/A.tsx': source })).toEqual([
    { kind: 'empty', component: 'A', sentence: 'No picks yet', detail: 'Make one.' },
    { kind: 'error', component: 'A', sentence: "Couldn't load.", detail: '' },
    { kind: 'empty', component: 'A', sentence: 'One', detail: '' },
    { kind: 'empty', component: 'A', sentence: 'Two', detail: '' },
  ]);
});

test('findToasts extracts titles and fallback descriptions', () => {
  const source = `
    show({ kind: 'default', title: 'Hello!', description: "You're in" });
    show({ title: 'Sent' });
    show({ title: 'Error', description });
    show({ title: 'Error', description: errorMessage(error, 'Not sent.') });
    show({
      title: 'Failed',
      description: why(error),
    });
    const why = (error: unknown) => errorMessage(error, 'Who knows');`;
  expect(findToasts({ a: source })).toEqual([
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
])('finds the empty state "%s"', (sentence) => {
  expect(findBlocks(COMPONENTS)).toContainEqual(expect.objectContaining({ kind: 'empty', sentence }));
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
])('finds the toast "%s", "%s"', (title, description) => {
  expect(findToasts(APP_SOURCES)).toContainEqual({ title, description });
});

test.each([
  'Failed to change password. Please check your current password.',
  'Failed to delete account. Please try again.',
  'Failed to export data.',
  'Failed to update preferences. Please try again.',
  'Failed to send message.',
])('finds the fallback message "%s"', (message) => {
  expect(findFallbackMessages(APP_SOURCES)).toContain(message);
});

test('findNotes extracts inline notes', () => {
  expect(findNotes(COMPONENTS).map(({ text }) => text)).toContain('Analysis data unavailable for this match');
});

test.each(VOICE_RULES)('the product says "$example" and not "$counterexample"', ({ example, counterexample }) => {
  expect(ALL_SOURCES).toContain(example);
  expect(ALL_SOURCES).not.toContain(counterexample);
});

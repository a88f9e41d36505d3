import { expect, test, vi } from 'vitest';
import { copyText, type ShareDevice, shareMessage } from './shareLink.ts';

const MESSAGE = { text: 'I disagreed.', url: 'https://example.org/s/1' };
const works = () => vi.fn(async () => {});
const rejects = (name: string) => vi.fn(() => Promise.reject(new DOMException('', name)));

test.each<[string, ShareDevice, Awaited<ReturnType<typeof shareMessage>>]>([
  ['a device that shares', { share: works(), writeText: rejects('NotAllowedError') }, 'SHARED'],
  ['a player who changes their mind', { share: rejects('AbortError'), writeText: works() }, null],
  ['a device that refuses to share', { share: rejects('NotAllowedError'), writeText: works() }, 'COPIED'],
  ['a device that cannot share', { writeText: works() }, 'COPIED'],
  ['a page that may not copy', { writeText: rejects('NotAllowedError') }, 'MANUAL'],
  ['a browser without either', {}, 'MANUAL'],
])('shareMessage with %s', async (_, device, notice) => {
  expect(await shareMessage(MESSAGE, device)).toBe(notice);
});

test('copies the text with its link', async () => {
  const writeText = works();
  await shareMessage(MESSAGE, { writeText });
  expect(writeText).toHaveBeenCalledExactlyOnceWith('I disagreed. https://example.org/s/1');
});

test('copies only what it gets', async () => {
  const writeText = works();
  expect(await copyText('https://example.org/s/1', { writeText })).toBe('COPIED');
  expect(writeText).toHaveBeenCalledExactlyOnceWith('https://example.org/s/1');
});

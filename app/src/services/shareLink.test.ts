import { expect, test, vi } from 'vitest';
import { copyText } from './clipboard.ts';
import { type ShareDevice, shareMessage } from './shareLink.ts';

const MESSAGE = { text: 'I disagreed.', url: 'https://example.org/s/1' };
const share = async () => {};
const rejects = (name: string) => () => Promise.reject(new DOMException('', name));
const copies = async () => true;
const refuses = async () => false;

test.each<[string, ShareDevice, Awaited<ReturnType<typeof shareMessage>>]>([
  ['a device that shares', { share, copy: refuses }, 'SHARED'],
  ['a player who changes their mind', { share: rejects('AbortError'), copy: copies }, null],
  ['a device that refuses to share', { share: rejects('NotAllowedError'), copy: copies }, 'COPIED'],
  ['a device that cannot share', { copy: copies }, 'COPIED'],
  ['a page that may not copy', { copy: refuses }, 'MANUAL'],
])('shareMessage with %s', async (_, device, notice) => {
  expect(await shareMessage(MESSAGE, device)).toBe(notice);
});

test('copies the text with its link', async () => {
  const copy = vi.fn<ShareDevice['copy']>(copies);
  await shareMessage(MESSAGE, { copy });
  expect(copy).toHaveBeenCalledExactlyOnceWith('I disagreed. https://example.org/s/1');
});

test('copies nothing without a clipboard', async () => {
  expect(navigator).not.toHaveProperty('clipboard');
  expect(await copyText('https://example.org/s/1')).toBe(false);
});

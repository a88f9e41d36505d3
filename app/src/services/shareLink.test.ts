import { afterEach, expect, test, vi } from 'vitest';
import { shareMessage } from './shareLink.ts';

const MESSAGE = { text: 'I disagreed.', url: 'https://example.org/s/1' };
const COPIED = ['I disagreed. https://example.org/s/1'];
const works = () => Promise.resolve();
const rejects = (name: string) => () => Promise.reject(new DOMException('', name));

afterEach(() => void vi.unstubAllGlobals());

test.each<[string, { share?: () => Promise<void> }, (() => Promise<void>) | null, string | null, string[]]>([
  ['a device that shares', { share: works }, works, 'SHARED', []],
  ['a player who changes their mind', { share: rejects('AbortError') }, works, null, []],
  ['a device that refuses to share', { share: rejects('NotAllowedError') }, works, 'COPIED', COPIED],
  ['a device that cannot share', {}, works, 'COPIED', COPIED],
  ['a page that may not copy', {}, rejects('NotAllowedError'), 'MANUAL', COPIED],
  ['a page without a clipboard', {}, null, 'MANUAL', []],
])('shareMessage with %s', async (_, device, copy, notice, copied) => {
  const writeText = copy && vi.fn<(text: string) => Promise<void>>(copy);
  vi.stubGlobal('navigator', { ...device, clipboard: writeText && { writeText } });
  expect(await shareMessage(MESSAGE)).toBe(notice);
  expect(writeText?.mock.calls.flat() ?? []).toEqual(copied);
});

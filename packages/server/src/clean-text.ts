import { Refusal } from './http/refusal.ts';

/**
 * What somebody wrote, as it is kept: in composed form (NFC), without control characters but line breaks, and without
 * half characters, which not every database takes (RELIABILITY.md S100). Throws a `Refusal` (400) when nothing is left.
 */
export function cleanText(written: string): string {
  const text = written
    .toWellFormed()
    .normalize('NFC')
    .replaceAll('\t', ' ')
    .replace(/[^\P{Cc}\n]/gu, '')
    .trim();
  if (text === '') throw new Refusal(400, 'Write something first.');
  return text;
}

import { expect, test, vi } from 'vitest';
import { formatOf, isTimeZone } from './time-zone.ts';

test.each<[text: string, isZone: boolean]>([
  ['Europe/Berlin', true],
  ['america/argentina/comodrivadavia', true],
  ['Etc/GMT+5', true],
  ['', false],
  ['+01:00', false],
  ['Europe/Atlantis', false],
  ['../../etc/passwd', false],
  ['Europe/Berlin\n', false],
])('%j is a time zone: %s', (text, isZone) => {
  expect(isTimeZone(text)).toBe(isZone);
});

test('makes one format for all spellings of a time zone', () => {
  const formats = vi.spyOn(Intl, 'DateTimeFormat');
  for (const zone of ['Asia/Dhaka', 'asia/dhaka', 'ASIA/DHAKA']) expect(formatOf(zone).format(0)).toContain('06:00');
  expect(formats).toHaveBeenCalledTimes(1);
  formats.mockRestore();
});

import { HOSTILE_TEXTS } from '@machine/mocks/hostile.ts';
import { expect, test } from 'vitest';
import { imageUrl } from './imageUrl.ts';

test.each([
  ['/avatars/ada.png', '/avatars/ada.png'],
  ['/avatars/ada.png?v=2', '/avatars/ada.png?v=2'],
  ['https://images.example.com/ada.png', 'https://images.example.com/ada.png'],
  ['HTTPS://images.example.com/ada.png', 'https://images.example.com/ada.png'],
])('accepts %s', (value, expected) => {
  expect(imageUrl(value)).toBe(expected);
});

test.each([
  [null],
  [''],
  ['ada.png'],
  ['javascript:alert(1)'],
  ['JaVaScRiPt:alert(1)'],
  ['data:text/html,<script>1</script>'],
  ['data:image/svg+xml,<svg/>'],
  ['blob:https://evil.test/1'],
  ['http://images.example.com/ada.png'],
  ['//evil.test/ada.png'],
  ['///evil.test/ada.png'],
  ['/\\evil.test/ada.png'],
  ['/\t/evil.test/ada.png'],
  [' /avatars/ada.png'],
  ['https://evil.test@host/ada.png'],
  ['https://evil.test:pass@host/ada.png'],
  ['https:evil.test'],
  ['https://'],
  ...Object.values(HOSTILE_TEXTS).map((text): [string] => [text]),
])('rejects %j', (value) => {
  expect(imageUrl(value)).toBeNull();
});

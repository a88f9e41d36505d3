import { expect, test } from 'vitest';
import { planTargets, type Story } from './capture.ts';
import { changedStories, summaryOf } from './summary.ts';

test.each<[what: string, more: Partial<Story>, targets: string]>([
  ['in each mode', {}, 'dark-desktop 1280, light-desktop 1280, dark-phone 360'],
  [
    'in its own viewport',
    { storyGlobals: { viewport: { value: 'phone320' } } },
    'dark-phone320 320, light-phone320 320',
  ],
  ['never with the tag no-visual', { tags: ['behavior', 'no-visual'] }, ''],
])('a story is captured %s', (_, more, targets) => {
  const planned = planTargets([{ id: 'card--ready', title: 'Card', name: 'Ready', ...more }]);
  expect(planned.map(({ key, width }) => `${key.replace('card--ready.', '')} ${width}`).join(', ')).toBe(targets);
});

const spec = (title: string, ...messages: string[]) => ({
  title,
  ok: messages.length === 0,
  tests: [{ results: [{ errors: messages.map((message) => ({ message })) }] }],
});

test('the summary lists stories that differ, are new, failed or are gone, and quotes their texts', () => {
  const specs = [
    spec('Card/Ready'),
    spec('Card/Gold', 'expect failed\n\n  1,204 pixels (ratio 0.01 of all image pixels) are different.'),
    spec('Card/New', "Error: A snapshot doesn't exist at card--new.png."),
    spec('Card/`\n# Broken', 'storyThrewException: no `match`\nat Card'),
  ];
  const changed = changedStories({ suites: [{ specs }] });
  expect(summaryOf({ base: 'main', total: 12, changed, removed: ['Card/Old'] }))
    .toBe(`### Visual comparison with \`main\`

4 stories differ in 12 pictures.

- \`Card/Gold\`: \`1,204 pixels\`
- \`Card/New\`: \`new\`
- \`Card/ # Broken\`: \`storyThrewException: no match \`
- \`Card/Old\`: removed
`);
});

test('the summary of many changes fits into a comment', () => {
  const changed = Array.from({ length: 2_000 }, (_, index) => ({ story: `${index}`, reasons: ['x'.repeat(2_000)] }));
  const text = summaryOf({ base: 'main', total: 2_000, changed, removed: [] });
  expect(text.length).toBeLessThan(65_536);
  expect(text).toContain('and 1800 more');
});

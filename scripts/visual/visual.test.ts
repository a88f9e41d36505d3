import { expect, test } from 'vitest';
import { planTargets, type Story } from './capture.ts';
import { changedStories, summaryOf } from './summary.ts';

const story = (more: Partial<Story> = {}): Story => ({
  id: 'card--ready',
  title: 'Card',
  name: 'Ready',
  tags: [],
  ...more,
});

test('planTargets returns one target per mode, in the size of the mode', () => {
  expect(planTargets([story()]).map(({ key, appearance, width }) => [key, appearance, width])).toEqual([
    ['card--ready.dark-desktop', 'dark', 1280],
    ['card--ready.light-desktop', 'light', 1280],
    ['card--ready.dark-phone', 'dark', 360],
  ]);
});

test("planTargets uses a story's own viewport and drops equal modes", () => {
  const targets = planTargets([story({ storyGlobals: { viewport: { value: 'phone320' } } })]);
  expect(targets).toMatchObject([
    { key: 'card--ready.dark-phone320', appearance: 'dark', width: 320, height: 640 },
    { key: 'card--ready.light-phone320', width: 320 },
  ]);
});

test('planTargets skips stories with the no-visual tag', () => {
  expect(planTargets([story({ tags: ['behavior', 'no-visual'] })])).toEqual([]);
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

import { expect, it } from 'vitest';

const SOURCES = import.meta.glob<string>(['../src/**/*.stories.tsx', '!**/*.behavior.stories.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Nothing about these can be changed by a control. */
const WITHOUT_CONTROLS =
  /\/(BotTag|CookieNotice|NotFoundScreen|RouteErrorScreen|ScreenFallback|focusFallback)\.stories/;
/** A list of texts. The region has a playground of its own. */
const TEXTS = /ToastRegion\.messages/;

it('starts each component and screen with a playground', () => {
  const files = Object.keys(SOURCES).filter((file) => !WITHOUT_CONTROLS.test(file) && !TEXTS.test(file));
  expect(files.length).toBeGreaterThan(100);
  const first = (file: string) => /^export const (\w+)/m.exec(SOURCES[file] ?? '')?.[1];
  expect(files.filter((file) => first(file) !== 'Playground')).toEqual([]);
});

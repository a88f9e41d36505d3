/** The product's style sheets and components as text, so that the style guide always matches the code. */
export const STYLE_SHEETS = import.meta.glob<string>('../../ui/src/**/*.css', {
  eager: true,
  query: '?raw',
  import: 'default',
});

export const COMPONENTS = import.meta.glob<string>(['../../ui/src/**/*.tsx', '!../../ui/src/**/*.stories.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Finds every match of a pattern: the name of the component, and the pattern's groups. */
export const findIn = (sources: Record<string, string>, pattern: RegExp): (readonly [string, ...string[]])[] =>
  Object.entries(sources).flatMap(([file, source]) =>
    [...source.matchAll(pattern)].map(
      ([, ...groups]) => [/(\w+)\.[\w.]+$/.exec(file)?.[1] ?? file, ...groups] as const,
    ),
  );

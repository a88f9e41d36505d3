/** The sheets read the sources as text, so that they say what is there. */
export const STYLE_SHEETS = import.meta.glob<string>(['../**/*.css', '!./*.css'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

export const COMPONENTS = import.meta.glob<string>(['../**/*.tsx', '!../**/*.stories.tsx', '!./*.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** "Header" of '../layout/Header.tsx' and of '../layout/Header.module.css'. */
export const partOf = (file: string) => file.replace(/^.*\//, '').replace(/\..*$/, '');

/** How many declarations name a token. */
export const usesOf = (token: string, sources: Record<string, string>) =>
  Object.values(sources).reduce((sum, source) => sum + source.split(`var(${token})`).length - 1, 0);

/** Where toasts are written. Read as text alone: nothing here knows the app. */
export const APP_SOURCES = import.meta.glob<string>(
  ['../../../../app/src/{queries,services}/*.ts', '!../../../../app/src/**/*.test.ts'],
  { eager: true, query: '?raw', import: 'default' },
);

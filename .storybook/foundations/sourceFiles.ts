/** Source files as text, so that the style guide always matches the code. */
export const STYLE_SHEETS = import.meta.glob<string>('../../packages/ui/src/**/*.css', {
  eager: true,
  query: '?raw',
  import: 'default',
});

export const COMPONENTS = import.meta.glob<string>(
  ['../../packages/ui/src/**/*.tsx', '!../../packages/ui/src/**/*.stories.tsx'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);

/** Returns "Header" for '../layout/Header.tsx' and '../layout/Header.module.css'. */
export const componentOf = (file: string) => file.replace(/^.*\//, '').replace(/\..*$/, '');

/** Counts the uses of a token. */
export const countUses = (token: string, sources: Record<string, string>) =>
  Object.values(sources).reduce((sum, source) => sum + source.split(`var(${token})`).length - 1, 0);

/** The app modules that contain toast messages, read as text. */
export const APP_SOURCES = import.meta.glob<string>(
  ['../../app/src/{queries,services}/*.ts', '!../../app/src/**/*.test.ts'],
  { eager: true, query: '?raw', import: 'default' },
);

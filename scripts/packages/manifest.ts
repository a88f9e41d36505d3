/** The published packages; each may depend on the ones before it. */
export const PACKAGES = ['contract', 'mocks', 'ui'] as const;
export type PackageName = (typeof PACKAGES)[number];

/** Inside the workspace, exports are paths of sources. */
type SourceManifest = Record<string, unknown> & { exports: Record<string, string>; sideEffects?: unknown };

/** The fields of a workspace's manifest that only matter in the repository. */
const NOT_PUBLISHED = ['devDependencies', 'exports', 'private', 'publishConfig', 'scripts'];

/** How scripts of ui import their styles. Node, which can't read them, gets an empty script instead. */
export const STYLES = '#styles';
const STYLE_FIELDS = { imports: { [`${STYLES}/*`]: { node: './lib/noStyles.js', default: './lib/*' } } };

const built = (source: string, extension: string) => source.replace('./src/', './lib/').replace(/\.tsx?$/, extension);

/** Modules are exported without extensions: `@machine/ui/team/Crest`. */
const publishedExport = (source: string) => {
  if (source === './src/*') return { types: './lib/*.d.ts', default: './lib/*.js' };
  if (/\.tsx?$/.test(source)) return { types: built(source, '.d.ts'), default: built(source, '.js') };
  // The theme alone is at the top, next to its fonts.
  return source.endsWith('.css') ? './lib/theme.css' : source;
};

/** The root manifest. It alone names the address of the repository. */
type RootManifest = { repository?: { type: string; url: string }; bugs?: unknown; homepage?: unknown };

/** Returns the folders whose files are all exported as they are: `documents` for './documents/*'. */
export const foldersOf = ({ exports }: SourceManifest): string[] =>
  Object.entries(exports).flatMap(([path, source]) =>
    path === source ? (/^\.\/(\w+)\/\*$/.exec(source)?.[1] ?? []) : [],
  );

/** Returns the manifest of the published package. `folder` is its path in the repository. */
export function publishedManifest(
  manifest: SourceManifest,
  { repository, bugs, homepage }: RootManifest,
  folder: string,
): Record<string, unknown> {
  const kept = Object.entries(manifest).filter(([field]) => !NOT_PUBLISHED.includes(field));
  const exports = Object.entries(manifest.exports).map(([path, source]) => [path, publishedExport(source)]);
  const hasStyles = Object.values(manifest.exports).some((source) => source.endsWith('.css'));
  return {
    ...Object.fromEntries(kept),
    ...(repository && { repository: { ...repository, directory: folder } }),
    ...(bugs !== undefined && { bugs }),
    ...(homepage !== undefined && { homepage }),
    ...(hasStyles && STYLE_FIELDS),
    exports: {
      ...Object.fromEntries(exports),
      ...(hasStyles && { './styles.css': './lib/styles.css' }),
      './package.json': './package.json',
    },
    files: ['lib', 'src', ...foldersOf(manifest), '*.json', '*.md', '*.txt'],
  };
}

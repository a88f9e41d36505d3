import { expect, it } from 'vitest';
import { publishedManifest } from './manifest.ts';

const SOURCE = {
  name: '@machine/ui',
  version: '1.2.3',
  exports: {
    '.': './src/index.ts',
    './theme.css': './src/theme/theme.css',
    './*': './src/*',
    './documents/*': './documents/*',
  },
  publishConfig: { directory: 'dist' },
  scripts: { prepack: 'exit 1' },
  devDependencies: { '@machine/mocks': '1.2.3' },
  peerDependencies: { react: '^19.0.0' },
};

it('exports built files, drops what only matters in the repository, and takes its address from the root', () => {
  const address = { type: 'git', url: 'git+https://git.example.org/game.git' };
  const root = { repository: address, bugs: 'https://git.example.org/issues', homepage: 'https://game.example.org' };
  expect(publishedManifest(SOURCE, root, 'packages/ui')).toEqual({
    ...root,
    repository: { ...address, directory: 'packages/ui' },
    name: '@machine/ui',
    version: '1.2.3',
    exports: {
      '.': { types: './lib/index.d.ts', default: './lib/index.js' },
      './theme.css': './lib/theme.css',
      './*': { types: './lib/*.d.ts', default: './lib/*.js' },
      './documents/*': './documents/*',
      './styles.css': './lib/styles.css',
      './package.json': './package.json',
    },
    imports: { '#styles/*': { node: './lib/noStyles.js', default: './lib/*' } },
    files: ['lib', 'src', 'documents', '*.json', '*.md', '*.txt'],
    peerDependencies: { react: '^19.0.0' },
  });
});

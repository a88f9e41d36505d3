import type { OxlintConfig } from 'oxlint';
import server from '../../packages/server/package.json' with { type: 'json' };

type Rules = NonNullable<OxlintConfig['rules']>;

/** The imports that each package allows. A file may always import its own package. If several rows match a file, the last one applies. */
type ImportRow = {
  files: string[];
  /** All imports from outside of the package. */
  may: string[];
  /** The message for any other import. */
  message: string;
  /** More helpful messages for imports that start with a name. */
  hints?: Record<string, string>;
  /** Folders of the same package that it may not import. */
  not?: { folders: string[]; message: string }[];
};

const NODE = ['node:*', 'node:*/*'];
const TEST_TOOLS = ['@storybook/**', 'fast-check', 'storybook/**', 'vitest', 'vitest/*', 'zod/mini', ...NODE];

/**
 * A barrel would load the whole package: hundreds of modules in development, and every story would depend on every
 * component.
 */
const IMPORT_THE_FILE = 'Import the file that declares it, such as @machine/ui/rank/RankTag.tsx.';
const NO_BARREL = { '@machine/(contract|ui)$': IMPORT_THE_FILE };

const CONTRACT_ONLY_ZOD = 'The contract package may import only zod.';
const FIXTURES_ARE_DATA = 'Fixtures are plain data in the types of the contract.';

export const UI_IS_PURE = 'The ui package is pure (props in, callbacks out): no queries, router, network mocks or app.';
const UI_MAY = ['@machine/contract/*', '@radix-ui/themes', 'lucide-react', 'react'];
const NO_FIXTURES = { '@machine/mocks/': 'Fixtures are for stories and tests only.' };
const ONLY_FIXTURES = 'Stories of the ui package may use only fixtures.';
const MOCKED_CALLS = '@machine/mocks/(conditions|fetch|handlers|mockFetch|remembering|respondTo|scenario|unmocked)';
const WRAP_IT = 'Wrap it in packages/ui/src/primitives: only that folder and behavior may import React Aria.';
const NO_BARE_RADIX = { ...NO_FIXTURES, 'radix-ui': 'Bare Radix primitives are for toasts only.' };
const UI_HINTS = { ...NO_BARE_RADIX, 'react-aria': WRAP_IT };
const uiRow = (
  files: string,
  also: string[],
  hints: Record<string, string>,
  ...not: NonNullable<ImportRow['not']>
): ImportRow => ({
  files: [`packages/ui/src/${files}`],
  may: [...UI_MAY, ...also],
  message: UI_IS_PURE,
  hints: { ...NO_BARREL, ...hints },
  not,
});

/** Each module builds on the ones before it. */
const SERVER_MODULES = ['platform', 'account', 'game', 'social', 'season'];
const SERVER_MESSAGE = 'The server may import only the contract and its own libraries.';
const SERVER_MAY = [...Object.keys(server.dependencies).flatMap((name) => [name, `${name}/**`]), ...NODE];
const NO_TESTING = { folders: ['testing'], message: 'Only tests may import testing/.' };

const APP_MAY = [
  '@machine/contract/*',
  '@machine/ui/**',
  '@machine/verify',
  '@tanstack/react-query',
  'react',
  'react-dom/*',
  'react-router-dom',
];
const APP_MESSAGE = 'The app may import only the contract, the ui package, React, TanStack Query and React Router.';
const USE_UI = 'The app must take its components from @machine/ui.';
const APP_HINTS = {
  ...NO_BARREL,
  '@radix-ui/': USE_UI,
  'radix-ui': USE_UI,
  'react-aria': USE_UI,
  '@machine/server': 'The app must use the contract, not the server package.',
};
const NO_MOCKS = 'Mocks may be used only in flows, tests and the mocked mode.';
export const APP_TEST_FOLDERS = ['app/test/**', 'app/src/{flows,mocked,testing}/**'];

const IMPORT_ROWS: ImportRow[] = [
  { files: ['packages/contract/src/**'], may: ['zod', 'zod/mini'], message: CONTRACT_ONLY_ZOD },
  { files: ['packages/contract/src/**/*.test.ts'], may: ['zod', ...TEST_TOOLS], message: CONTRACT_ONLY_ZOD },

  { files: ['packages/mocks/src/**'], may: ['@machine/contract/*'], hints: NO_BARREL, message: FIXTURES_ARE_DATA },
  {
    files: [
      'packages/mocks/src/{conditions,handlers,mockFetch,olderServer,otherServer,respondTo,responseExamples,scenarioHandlers,scenarios,withBaseUrl,remembering/{rememberingHandlers,visit}}.ts',
    ],
    may: ['@machine/contract/*', 'msw'],
    hints: NO_BARREL,
    message: 'The mocks package may import only the contract and MSW.',
  },
  {
    files: ['packages/mocks/src/mockFetch.ts'],
    may: ['@machine/contract/*', '@mswjs/interceptors/*', 'msw/*'],
    hints: NO_BARREL,
    message: 'The mocks package may import only the contract and MSW.',
  },
  {
    files: ['packages/mocks/src/**/*.test.ts'],
    may: ['@machine/contract/*', 'msw', 'msw/node', ...TEST_TOOLS],
    message: 'The mocks package may import only the contract and MSW.',
  },

  uiRow('**', [], UI_HINTS),
  uiRow('**/format/**', [], UI_HINTS, { folders: ['*'], message: 'Format functions may not import other folders.' }),
  uiRow('primitives/**', ['react-aria-components'], NO_BARE_RADIX, {
    folders: ['theme'],
    message: 'The theme imports primitives, not the other way around.',
  }),
  uiRow('behavior/**', ['@tanstack/react-virtual', 'react-aria-components', 'react-aria/*'], NO_BARE_RADIX, {
    folders: ['primitives'],
    message: 'Primitives import behavior, not the other way around.',
  }),
  uiRow('toast/**', ['radix-ui'], { ...NO_FIXTURES, 'react-aria': WRAP_IT }),
  {
    files: ['packages/ui/src/**/*.{stories.tsx,test.ts}', 'packages/ui/stories/**'],
    may: [...UI_MAY, '@machine/mocks/*', ...TEST_TOOLS],
    message: ONLY_FIXTURES,
    hints: { ...NO_BARREL, '@machine/mocks/fixtures$': IMPORT_THE_FILE, [MOCKED_CALLS]: ONLY_FIXTURES },
  },

  { files: ['packages/server/src/**'], may: SERVER_MAY, message: SERVER_MESSAGE, not: [NO_TESTING] },
  ...SERVER_MODULES.map((name, index) => ({
    files: [`packages/server/src/${name}/**`],
    may: SERVER_MAY,
    message: SERVER_MESSAGE,
    not: [
      NO_TESTING,
      {
        folders: SERVER_MODULES.slice(index + 1),
        message: `A module may import only lower ones: ${SERVER_MODULES.join(' < ')}.`,
      },
    ],
  })),
  {
    files: ['packages/server/src/testing/**', 'packages/server/src/**/*.test.ts'],
    may: [
      ...SERVER_MAY,
      '@machine/verify',
      '@machine/verify/testing',
      'ical.js',
      'pngjs',
      'smtp-server',
      ...TEST_TOOLS,
    ],
    message: SERVER_MESSAGE,
  },

  {
    files: ['app/src/**'],
    may: APP_MAY,
    message: APP_MESSAGE,
    hints: { ...APP_HINTS, '@machine/mocks/': NO_MOCKS, msw: NO_MOCKS },
  },
  {
    files: ['app/src/offline/**'],
    may: ['@machine/contract/*', 'workbox-*'],
    message: 'The service worker may import only the contract and Workbox.',
  },
  {
    files: [...APP_TEST_FOLDERS, 'app/src/**/*.{stories.tsx,test.ts}'],
    may: [...APP_MAY, '@machine/mocks/**', '@machine/verify/testing', 'msw', 'msw/*', ...TEST_TOOLS],
    message: APP_MESSAGE,
    hints: APP_HINTS,
  },
];

const FROM_VERIFIER = { regex: String.raw`^(\.\./)+verifier/`, message: 'Import the verifier as @machine/verify.' };
const VERIFIER = 'The verifier must import nothing of the product: it may import only its own files.';

const RADIX_TOOLTIP = {
  regex: '^@radix-ui/themes$',
  importNames: ['Tooltip'],
  message: 'Builds leave out Radix tooltips: set data-tooltip instead.',
};

const OTHER_PACKAGE = String.raw`^(\.\./)+(\.storybook/|(packages/)?(app|contract|mocks|server|ui)/(.*/)?src/)`;

const folderPattern = (folders: string[]) =>
  String.raw`^\.\.?/(\.\./)*(${folders.join('|').replace('*', String.raw`[^./][^/]*`)})/`;

const OWN_FILES = ['./**', '../**'];
const hinted = (hints: Record<string, string>) => Object.keys(hints).flatMap((start) => [`${start}*`, `${start}*/**`]);

const restrict = (patterns: object[]) =>
  ({ 'no-restricted-imports': ['error', { patterns }] }) as const satisfies Rules;

/** A pattern that allows an import ends the search, so it comes last. */
const allowOnly = (may: string[], message: string) => ({
  group: ['**', ...[...OWN_FILES, ...may].map((name) => `!${name}`)],
  message,
});

const importRules = ({ files, may, message, hints = {}, not = [] }: ImportRow) => ({
  files,
  rules: restrict([
    { regex: OTHER_PACKAGE, message },
    FROM_VERIFIER,
    RADIX_TOOLTIP,
    ...not.map(({ folders, message: reason }) => ({ regex: folderPattern(folders), message: reason })),
    ...Object.entries(hints).map(([start, hint]) => ({ regex: `^${start}`, message: hint })),
    allowOnly([...may, ...hinted(hints)], message),
  ]),
});

/** The verifier has no dependencies, and what browsers could use not even Node's. Tests of the product may use both. */
const VERIFIER_ROWS = [
  { files: ['verifier/**'], may: NODE },
  { files: ['verifier/{format,receipt}/**'], may: [] },
  { files: ['verifier/tests/*.ts'], may: ['vitest', ...NODE] },
];

const verifierRules = ({ files, may }: { files: string[]; may: string[] }) => ({
  files,
  excludeFiles: ['verifier/tests/product/**'],
  rules: restrict([
    { regex: String.raw`^(\.\./)+(\.storybook|app|e2e|packages|scripts)/`, message: VERIFIER },
    allowOnly(may, VERIFIER),
  ]),
});

/** The rules about imports, for `overrides` of the configuration. */
export const IMPORT_RULES = [
  { files: ['packages/**', 'app/**', 'scripts/**', 'e2e/**', '.storybook/**'], rules: restrict([FROM_VERIFIER]) },
  ...IMPORT_ROWS.map(importRules),
  ...VERIFIER_ROWS.map(verifierRules),
];

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

const CONTRACT_ONLY_ZOD = 'The contract package may import only zod.';
const FIXTURES_ARE_DATA = 'Fixtures are plain data in the types of the contract.';

export const UI_IS_PURE = 'The ui package is pure (props in, callbacks out): no queries, router, network mocks or app.';
const UI_MAY = ['@machine/contract', '@radix-ui/themes', 'lucide-react', 'react'];
const NO_FIXTURES = { '@machine/mocks/': 'Fixtures are for stories and tests only.' };
const WRAP_IT = 'Wrap it in packages/ui/src/primitives: only that folder and behavior may import React Aria.';
const ONLY_TOASTS = 'Bare Radix primitives are for toasts only.';
const UI_HINTS = { ...NO_FIXTURES, 'react-aria': WRAP_IT, 'radix-ui': ONLY_TOASTS };

/** Each module builds on the ones before it. */
const SERVER_MODULES = ['platform', 'account', 'game', 'social', 'season'];
const SERVER_MESSAGE = 'The server may import only the contract and its own libraries.';
const SERVER_MAY = [...Object.keys(server.dependencies).flatMap((name) => [name, `${name}/**`]), ...NODE];
const NO_TESTING = { folders: ['testing'], message: 'Only tests may import testing/.' };

const APP_MAY = [
  '@machine/contract',
  '@machine/ui',
  '@machine/ui/theme.css',
  '@machine/verify',
  '@tanstack/react-query',
  'react',
  'react-dom/*',
  'react-router-dom',
];
const APP_MESSAGE = 'The app may import only the contract, the ui package, React, TanStack Query and React Router.';
const USE_UI = 'The app must take its components from @machine/ui.';
const APP_HINTS = {
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

  { files: ['packages/mocks/src/**'], may: ['@machine/contract'], message: FIXTURES_ARE_DATA },
  {
    files: [
      'packages/mocks/src/{conditions,handlers,mockFetch,olderServer,otherServer,respondTo,scenarioHandlers,scenarios,remembering/{rememberingHandlers,visit}}.ts',
    ],
    may: ['@machine/contract', 'msw'],
    message: 'The mocks package may import only the contract and MSW.',
  },
  {
    files: ['packages/mocks/src/**/*.test.ts'],
    may: ['@machine/contract', 'msw', ...TEST_TOOLS],
    message: 'The mocks package may import only the contract and MSW.',
  },

  { files: ['packages/ui/src/**'], may: UI_MAY, message: UI_IS_PURE, hints: UI_HINTS },
  {
    files: ['packages/ui/src/**/format/**'],
    may: UI_MAY,
    message: UI_IS_PURE,
    hints: UI_HINTS,
    not: [{ folders: ['*'], message: 'Format functions may not import other folders.' }],
  },
  {
    files: ['packages/ui/src/primitives/**'],
    may: [...UI_MAY, 'react-aria-components'],
    message: UI_IS_PURE,
    hints: { ...NO_FIXTURES, 'radix-ui': ONLY_TOASTS },
    not: [{ folders: ['theme'], message: 'The theme imports primitives, not the other way around.' }],
  },
  {
    files: ['packages/ui/src/behavior/**'],
    may: [...UI_MAY, '@tanstack/react-virtual', 'react-aria-components', 'react-aria/*'],
    message: UI_IS_PURE,
    hints: { ...NO_FIXTURES, 'radix-ui': ONLY_TOASTS },
    not: [{ folders: ['primitives'], message: 'Primitives import behavior, not the other way around.' }],
  },
  {
    files: ['packages/ui/src/toast/**'],
    may: [...UI_MAY, 'radix-ui'],
    message: UI_IS_PURE,
    hints: { ...NO_FIXTURES, 'react-aria': WRAP_IT },
  },
  {
    files: ['packages/ui/src/**/*.{stories.tsx,test.ts}', 'packages/ui/stories/**'],
    may: [...UI_MAY, '@machine/mocks/fixtures', ...TEST_TOOLS],
    message: 'Stories of the ui package may use only fixtures.',
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
    may: ['@machine/contract', 'workbox-*'],
    message: 'The service worker may import only the contract and Workbox.',
  },
  {
    files: [...APP_TEST_FOLDERS, 'app/src/**/*.{stories.tsx,test.ts}'],
    may: [...APP_MAY, '@machine/mocks/*', '@machine/verify/testing', 'msw', 'msw/*', ...TEST_TOOLS],
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

/** A pattern that allows an import ends the search, so it comes last. */
const importRules = ({ files, may, message, hints = {}, not = [] }: ImportRow) => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          { regex: OTHER_PACKAGE, message },
          FROM_VERIFIER,
          RADIX_TOOLTIP,
          ...not.map(({ folders, message: reason }) => ({ regex: folderPattern(folders), message: reason })),
          ...Object.entries(hints).map(([start, hint]) => ({ regex: `^${start}`, message: hint })),
          { group: ['**', ...[...OWN_FILES, ...may, ...hinted(hints)].map((name) => `!${name}`)], message },
        ],
      },
    ],
  } as const satisfies Rules,
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
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          { regex: String.raw`^(\.\./)+(\.storybook|app|e2e|packages|scripts)/`, message: VERIFIER },
          { group: ['**', ...[...OWN_FILES, ...may].map((name) => `!${name}`)], message: VERIFIER },
        ],
      },
    ],
  } as const satisfies Rules,
});

/** The rules about imports, for `overrides` of the configuration. */
export const IMPORT_RULES = [
  {
    files: ['packages/**', 'app/**', 'scripts/**', 'e2e/**', '.storybook/**'],
    rules: { 'no-restricted-imports': ['error', { patterns: [FROM_VERIFIER] }] } as const satisfies Rules,
  },
  ...IMPORT_ROWS.map(importRules),
  ...VERIFIER_ROWS.map(verifierRules),
];

import type { OxlintConfig } from 'oxlint';
import { APP_TEST_FOLDERS, IMPORT_RULES, UI_IS_PURE } from './scripts/lint/imports.ts';

const MARKUP = 'Text must never become markup.';
const NO_MARKUP = [
  { property: 'innerHTML', message: MARKUP },
  { property: 'outerHTML', message: MARKUP },
  { property: 'insertAdjacentHTML', message: MARKUP },
  { object: 'document', property: 'write', message: MARKUP },
];
const IMPURE = [
  'EventSource',
  'WebSocket',
  'XMLHttpRequest',
  'crypto',
  'fetch',
  'indexedDB',
  'localStorage',
  'performance',
  'sessionStorage',
];
const PURE_GLOBALS = [...IMPURE, 'history', 'location'].map((name) => ({ name, message: UI_IS_PURE }));
const PASS_TIME = 'Pass the time in as a prop.';

export default {
  plugins: ['react', 'typescript', 'import', 'unicorn', 'oxc', 'jsx-a11y', 'vitest'],
  jsPlugins: ['./scripts/lint/component-docs.ts'],
  categories: { correctness: 'error', suspicious: 'error' },
  env: { browser: true, node: true, es2024: true },
  ignorePatterns: ['dist', 'app/dist', 'node_modules'],
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'import/no-duplicates': ['error', { preferInline: true }],
    'import/no-unassigned-import': 'off',
    'import/namespace': ['error', { allowComputed: true }],
    'react/exhaustive-deps': 'error',
    'react/jsx-no-script-url': 'error',
    'react/no-array-index-key': 'error',
    'react/no-danger': 'error',
    // Functions in lower case draw content, and are called. Components in props have a capital, or are icons.
    'react/no-unstable-nested-components': ['error', { propNamePattern: '[a-z]*' }],
    'react/react-in-jsx-scope': 'off',
    'react/rules-of-hooks': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'no-await-in-loop': 'off',
    'no-console': ['error', { allow: ['warn', 'error'] }],
    'no-eval': 'error',
    'no-implied-eval': 'error',
    'no-new-func': 'error',
    'no-restricted-properties': ['error', ...NO_MARKUP],
    'no-shadow': 'off',
    'no-underscore-dangle': ['error', { allow: ['_default', '_zod'] }],
  },
  overrides: [
    ...IMPORT_RULES,
    // A playground offers the values of the other stories of its file.
    { files: ['**/*.stories.tsx'], rules: { 'import/no-self-import': 'off', 'import/no-cycle': 'off' } },
    {
      files: ['packages/ui/src/**'],
      rules: {
        'no-restricted-globals': ['error', ...PURE_GLOBALS, { name: 'Date', message: PASS_TIME }],
        'no-restricted-properties': [
          'error',
          ...NO_MARKUP,
          ...IMPURE.map((property) => ({ property, message: UI_IS_PURE })),
          { object: 'document', property: 'cookie', message: UI_IS_PURE },
          { object: 'Date', property: 'now', message: PASS_TIME },
          { object: 'Math', property: 'random', message: 'Pass random values in as a prop.' },
        ],
      },
    },
    { files: ['packages/ui/src/**/*.tsx'], rules: { 'component-docs/require-description': 'error' } },
    {
      // Stories and tests choose the time, and parseTime() reads a given one.
      files: ['packages/ui/src/**/*.{stories.tsx,test.ts}', 'packages/ui/src/format/countdown.ts'],
      rules: { 'no-restricted-globals': ['error', ...PURE_GLOBALS] },
    },
    {
      files: ['app/src/**'],
      rules: {
        'no-restricted-globals': [
          'error',
          { name: 'fetch', message: 'Use call() from app/src/api.' },
          { name: 'localStorage', message: 'Storage may throw: use app/src/services/storage.ts.' },
          { name: 'sessionStorage', message: 'Storage may throw: use app/src/services/tabStorage.ts.' },
        ],
      },
    },
    {
      files: ['app/src/api/call.ts', 'app/src/services/{storage,tabStorage,hidingFlag}.ts', ...APP_TEST_FOLDERS],
      rules: { 'no-restricted-globals': 'off' },
    },
    {
      files: ['app/test/faults/**'],
      rules: {
        'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'withApp'] }],
        'vitest/no-standalone-expect': 'off',
      },
    },
    {
      files: ['**/*.stories.tsx', '.storybook/**', '*.config.ts', 'scripts/**', 'e2e/**'],
      rules: { 'import/no-default-export': 'off', 'no-console': 'off' },
    },
    // React.lazy imports default exports.
    { files: ['app/src/{panels/**,routes/*Route.tsx}'], rules: { 'import/no-default-export': 'off' } },
    { files: ['packages/server/src/**'], rules: { 'no-console': 'error' } },
    {
      files: ['packages/server/src/{main,command-line}.ts', 'verifier/{audit,verify,command-line}.mjs'],
      rules: { 'no-console': 'off' },
    },
  ],
} satisfies OxlintConfig;

import { expect, test } from 'vitest';
import { VOICE_RULES } from './voiceRules.ts';

const sources = import.meta.glob<string>(
  [
    '../../ui/src/**/*.{ts,tsx}',
    '../../../app/src/queries/*.ts',
    '!../../ui/src/**/*.{stories.tsx,test.ts}',
    '!../../../app/src/queries/*.test.ts',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
const product = Object.values(sources).join('\n');

test.each(VOICE_RULES)('%s: the product says "%s" and not "%s"', (_rule, example, counterexample) => {
  expect(product).toContain(example);
  expect(product).not.toContain(counterexample);
});

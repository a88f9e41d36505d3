import { expect, test } from 'vitest';
import { createStyleSheet, createTokens, printTokens } from './createTokens.ts';
import { readTheme } from './readTheme.ts';

const themes = { dark: readTheme('dark'), light: readTheme('light') };
const FOLDER = '../static/tokens';

// `npx vitest run --project unit .storybook/tokens -u` writes the files after a change of the theme.
test.each(['dark', 'light'] as const)('the downloads have the current tokens of the %s theme', async (appearance) => {
  await expect(`${printTokens(createTokens(themes[appearance]))}\n`).toMatchFileSnapshot(
    `${FOLDER}/${appearance}.tokens.json`,
  );
});

test('the downloads have the current tokens as custom properties', async () => {
  await expect(createStyleSheet(themes)).toMatchFileSnapshot(`${FOLDER}/tokens.css`);
});

import { createElement } from 'react';
import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { PRODUCT_NAME } from '../packages/contract/src/constants.ts';
import { SCREENS } from './screens.ts';

/** The dark tokens of packages/ui/src/theme/theme.css, as they are resolved there: the manager has no style sheet of ours. */
const theme = create({
  base: 'dark',
  brandTitle: PRODUCT_NAME,
  brandUrl: './?path=/docs/overview-welcome--docs',
  brandTarget: '_self',
  fontBase: '"Geist Variable", system-ui, sans-serif',
  fontCode: '"Geist Mono Variable", ui-monospace, monospace',
  colorPrimary: '#86ead4',
  // A step below the accent: what is chosen has white words on it, 5 to 1.
  colorSecondary: '#30c0a0',
  appBg: '#0b0d0c',
  appContentBg: '#101412',
  appPreviewBg: '#0b0d0c',
  appHoverBg: '#171f1c',
  appBorderColor: '#2a302d',
  appBorderRadius: 0,
  textColor: '#eceeed',
  textInverseColor: '#0b0d0c',
  textMutedColor: '#adb5b2',
  barTextColor: '#adb5b2',
  barHoverColor: '#58d5ba',
  barSelectedColor: '#58d5ba',
  barBg: '#101412',
  buttonBg: '#171f1c',
  buttonBorder: '#5b625f',
  booleanBg: '#0b0d0c',
  booleanSelectedBg: '#2a302d',
  inputBg: '#0b0f0d',
  inputBorder: '#63706b',
  inputTextColor: '#eceeed',
  inputBorderRadius: 0,
});

const ROUTE = { fontSize: 11, color: theme.textMutedColor };
const ROUTES = new Map<string, string>(SCREENS.map(({ folder, route }) => [folder, route]));

addons.setConfig({
  theme,
  // Below, so that a screen keeps its width.
  layout: { panelPosition: 'bottom' },
  sidebar: {
    /** Beside the folder of a screen stands its route. */
    renderLabel: ({ name, type, id }) => {
      const route = type === 'group' && id.startsWith('screens-') && ROUTES.get(name);
      return route ? createElement('span', null, name, ' ', createElement('code', { style: ROUTE }, route)) : name;
    },
  },
});

import { createElement } from 'react';
import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { PRODUCT_NAME } from '../packages/contract/src/constants.ts';
import { COLORS, themeOf } from './themeColors.ts';
import { SCREENS } from './screens.ts';

const theme = create({
  ...themeOf('dark'),
  brandTitle: PRODUCT_NAME,
  brandUrl: './?path=/docs/overview-welcome--docs',
  brandTarget: '_self',
  // Darker than the accent, so white text on a selected item has a contrast of 5:1.
  colorSecondary: '#30c0a0',
  appContentBg: COLORS.dark['--color-panel-solid'],
  buttonBg: COLORS.dark['--gray-3'],
  buttonBorder: COLORS.dark['--gray-9'],
  booleanBg: COLORS.dark['--color-background'],
  booleanSelectedBg: COLORS.dark['--gray-5'],
});

const ROUTE = { fontSize: 11, color: theme.textMutedColor };
const ROUTES = new Map<string, string>(SCREENS.map(({ folder, route }) => [folder, route]));

addons.setConfig({
  theme,
  // At the bottom, so it doesn't narrow the screen.
  layout: { panelPosition: 'bottom' },
  sidebar: {
    /** Shows a screen's route next to its folder. */
    renderLabel: ({ name, type, id }) => {
      const route = type === 'group' && id.startsWith('screens-') && ROUTES.get(name);
      return route ? createElement('span', null, name, ' ', createElement('code', { style: ROUTE }, route)) : name;
    },
  },
});

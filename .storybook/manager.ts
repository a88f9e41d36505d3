import { createElement } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from '@machine/book/toolbar/events.ts';
import { addons, types } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import icon from '../app/public/icon.svg';
import { PRODUCT_NAME } from '../packages/contract/src/constants.ts';
import { FlowTools } from './flowTools.ts';
import { SCREENS } from '@machine/book/screens.ts';
import { COLORS, themeOf } from './themeColors.ts';
import { type Appearance, appearancesOf, selectionFrom } from '@machine/book/toolbar/toolbarOptions.ts';

/** Text on a selected item needs a contrast of 4.5:1, which the dark theme's accent doesn't have. */
const SELECTED = { dark: '#30c0a0', light: COLORS.light['--accent-11'] };

/** As a data URL, which is quoted in the title. */
const LOGO = icon.replaceAll('"', '%22');

function managerTheme(appearance: Appearance) {
  const color = COLORS[appearance];
  return create({
    ...themeOf(appearance),
    // The title may be HTML if there is no image.
    brandImage: null as unknown as string,
    brandTitle: `<img src="${LOGO}" alt="" width="28" height="28" style="vertical-align: middle; margin-right: 10px">${PRODUCT_NAME}`,
    brandUrl: './?path=/docs/overview-welcome--docs',
    brandTarget: '_self',
    colorSecondary: SELECTED[appearance],
    appContentBg: color['--color-panel-solid'],
    buttonBg: color['--gray-3'],
    buttonBorder: color['--gray-9'],
    booleanBg: color['--color-background'],
    booleanSelectedBg: color['--gray-5'],
  });
}

const THEMES = { dark: managerTheme('dark'), light: managerTheme('light') };

/** The address has globals that differ from the defaults as `appearance:light;motion:reduced`. */
const fromAddress = new URLSearchParams(location.search).get('globals') ?? '';
const [initial] = appearancesOf(
  selectionFrom(Object.fromEntries(fromAddress.split(';').map((pair) => pair.split(':')))),
);

addons.setConfig({
  theme: THEMES[initial],
  // At the bottom, so it doesn't narrow the screen.
  layout: { panelPosition: 'bottom' },
  layoutCustomisations: {
    /** The panel has nothing to say about a page of the style guide. Contrary to its type, the id is missing at first. */
    showPanel: ({ storyId }, isShown) => (String(storyId).startsWith('foundations-') ? false : isShown),
  },
  sidebar: {
    /** Shows a screen's route next to its name. */
    renderLabel: ({ name, type, id }) => {
      const route = type === 'component' && id.startsWith('screens-') && SCREENS[name];
      const style = { fontSize: 11, color: 'inherit', opacity: 0.75 };
      return route ? createElement('span', null, name, ' ', createElement('code', { style }, route)) : name;
    },
  },
});

addons.register('appearance', (api) => {
  let current = initial;
  const follow = ({ globals }: { globals: Record<string, unknown> }) => {
    const [appearance] = appearancesOf(selectionFrom(globals));
    if (appearance === current) return;
    current = appearance;
    api.setOptions({ theme: THEMES[appearance] });
  };
  for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) api.on(event, follow);
});

addons.add('flow-tools', {
  type: types.TOOL,
  title: 'Flow',
  match: ({ viewMode }) => viewMode === 'story',
  render: FlowTools,
});

/** Tokens layered on top of each other, bottom first. */
export type Background = readonly string[];

export type Color = {
  token: string;
  use: string;
  /** Text must reach AA on each background; a line or fill may be decorative. */
  as: 'text' | 'line' | 'fill' | 'background';
  /** The theme that uses the color for this purpose. Both if omitted. */
  theme?: 'dark' | 'light';
  /** The backgrounds it is used on, if not the page, a panel and a field. */
  on?: readonly Background[];
};

export const BACKGROUNDS: readonly Background[] = [
  ['--color-background'],
  ['--color-panel-solid'],
  ['--color-surface'],
];
const PANEL: readonly Background[] = [['--color-panel-solid']];

/** Every color token used in a style sheet, grouped by meaning. */
export const COLORS: readonly { meaning: string; colors: readonly Color[] }[] = [
  {
    meaning: 'The Machine, agree, correct, selected',
    colors: [
      {
        token: '--accent-9',
        use: 'Brackets, bars, ticks and gauges; background of solid buttons and badges',
        as: 'fill',
      },
      {
        token: '--accent-10',
        use: 'Stripes of the share of players who agree; background of hovered solid buttons',
        as: 'fill',
      },
      { token: '--accent-11', use: 'Text, marks, brackets in light, focus rings', as: 'text' },
      {
        token: '--accent-12',
        use: 'Current entry of the menu',
        as: 'text',
        on: [['--color-panel-solid', '--accent-a3']],
      },
      { token: '--accent-a11', use: 'Text of soft, outline and ghost buttons', as: 'text' },
      { token: '--accent-contrast', use: 'Text on solid accent', as: 'text', on: [['--accent-9']] },
      {
        token: '--accent-a2',
        use: "Background of the Machine's pick, a selected tab, a hovered card",
        as: 'background',
      },
      {
        token: '--accent-a3',
        use: 'Background of soft buttons, a selected row and the current entry',
        as: 'background',
      },
      { token: '--accent-a4', use: 'Background of a hovered soft button and a switch that is on', as: 'background' },
      {
        token: '--accent-a5',
        use: 'Border of an unlocked achievement; background of a pressed soft button',
        as: 'line',
      },
      { token: '--accent-a6', use: "Border of the Machine's pick", as: 'line' },
      { token: '--accent-a7', use: 'Underline of a link; border of the YOU tag', as: 'line' },
      { token: '--accent-a8', use: 'Border of outline buttons, a locked AGREE and live elements', as: 'line' },
      { token: '--focus-8', use: 'Focus ring', as: 'line' },
    ],
  },
  {
    meaning: 'Disagree, wrong, destructive',
    colors: [
      { token: '--tomato-8', use: 'Stripes of the share of players who disagree', as: 'fill' },
      { token: '--tomato-9', use: 'Those stripes; border of a warning', as: 'fill' },
      {
        token: '--tomato-11',
        use: 'Text of disagreement, errors and destructive actions; border of an invalid field',
        as: 'text',
      },
      {
        token: '--tomato-12',
        use: 'Text in the error box of a form',
        as: 'text',
        on: [['--color-panel-solid', '--tomato-a3']],
      },
      { token: '--tomato-a11', use: 'Text of red outline buttons', as: 'text' },
      { token: '--tomato-a2', use: 'Background of those buttons when hovered', as: 'background' },
      { token: '--tomato-a3', use: 'Background of that box, and of red soft buttons', as: 'background' },
      { token: '--tomato-a4', use: 'Background of those buttons when hovered', as: 'background' },
      { token: '--tomato-a5', use: 'Background of those buttons when pressed', as: 'background' },
      { token: '--tomato-a8', use: 'Border of red outline buttons and a locked DISAGREE', as: 'line' },
    ],
  },
  {
    meaning: 'Gold match, injury context, offline',
    colors: [
      { token: '--amber-8', use: 'Border of the gold badge and the offline notice', as: 'line' },
      { token: '--amber-9', use: 'Brackets of a gold match; border of the injury box', as: 'fill' },
      {
        token: '--amber-11',
        use: 'Gold text in dark; gold brackets in light',
        as: 'text',
        theme: 'dark',
        on: PANEL,
      },
      { token: '--amber-12', use: 'Gold text in light', as: 'text', theme: 'light', on: PANEL },
      { token: '--amber-a2', use: 'Background of the injury box', as: 'background' },
    ],
  },
  {
    meaning: 'Text and lines',
    colors: [
      { token: '--gray-12', use: 'Primary text', as: 'text' },
      { token: '--gray-11', use: 'Labels, times, secondary text', as: 'text' },
      {
        token: '--gray-1',
        use: 'Text on solid gray and red buttons',
        as: 'text',
        on: [['--gray-12'], ['--tomato-12']],
      },
      { token: '--gray-a11', use: 'Border of gray outline buttons', as: 'line' },
      { token: '--line', use: 'Border of a block', as: 'line' },
      { token: '--line-strong', use: 'Border of a field, its only outline', as: 'line' },
      { token: '--gray-9', use: 'The same step, by its scale name', as: 'line' },
      { token: '--gray-8', use: 'Brackets of empty states; ticks of a lost streak', as: 'line' },
      { token: '--gray-a8', use: 'Outline of a crest; text of disabled buttons', as: 'line' },
      { token: '--gray-a7', use: 'Border of a tag', as: 'line' },
      { token: '--gray-a6', use: 'Border of a panel over the page', as: 'line' },
      { token: '--gray-a5', use: 'Dashed lines between rows; border of a card', as: 'line' },
      { token: '--gray-a4', use: 'Background of pressed controls; border of a tab', as: 'background' },
    ],
  },
  {
    meaning: 'Backgrounds',
    colors: [
      { token: '--color-background', use: 'The page', as: 'background' },
      { token: '--color-panel-solid', use: 'Cards, panels, dialogs', as: 'background' },
      { token: '--color-surface', use: 'Fields', as: 'background' },
      { token: '--gray-3', use: "Background of a player's initials", as: 'background' },
      { token: '--gray-a2', use: 'Background of a hovered leaderboard row', as: 'background' },
      { token: '--gray-a3', use: 'Background of hovered controls', as: 'background' },
      { token: '--overlay', use: 'Overlay between a dialog and the page', as: 'background' },
      { token: '--scan', use: 'Scan lines of the page', as: 'background' },
      { token: '--aura', use: 'Glow at the top of the page', as: 'background' },
    ],
  },
];

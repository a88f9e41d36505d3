/** Colors one over the other, the lowest first. */
export type Ground = readonly string[];

export type Color = {
  token: string;
  use: string;
  /** A text has to reach AA on each ground; a line or a fill may decorate what words say as well. */
  as: 'text' | 'line' | 'fill' | 'ground';
  /** Without it in both. */
  theme?: 'dark' | 'light';
  /** What it is seen on, where that is not the page, a panel or a field. */
  on?: readonly Ground[];
};

export const GROUNDS: readonly Ground[] = [['--color-background'], ['--color-panel-solid'], ['--color-surface']];
const PANEL: readonly Ground[] = [['--color-panel-solid']];

/** Every color that a style sheet of ours names, by what it says. */
export const COLORS: readonly { says: string; colors: readonly Color[] }[] = [
  {
    says: 'The Machine, agree, right, the chosen team',
    colors: [
      { token: '--accent-9', use: 'Brackets, bars, ticks and gauges; behind the words of a solid button', as: 'fill' },
      { token: '--accent-10', use: 'The stripes of the agreeing share', as: 'fill' },
      { token: '--accent-11', use: 'Words, marks, brackets in light, the ring of what is focused', as: 'text' },
      {
        token: '--accent-12',
        use: 'The current entry of the menu',
        as: 'text',
        on: [['--color-panel-solid', '--accent-a3']],
      },
      { token: '--accent-contrast', use: 'Words on a solid accent', as: 'text', on: [['--accent-9']] },
      { token: '--mint-9', use: 'The badge of unread notifications', as: 'fill' },
      { token: '--mint-contrast', use: 'The figure in that badge', as: 'text', on: [['--mint-9']] },
      { token: '--accent-a2', use: "Behind the Machine's call, a chosen tab, a hovered card", as: 'ground' },
      { token: '--accent-a3', use: 'Behind a chosen row and the current entry', as: 'ground' },
      { token: '--accent-a4', use: 'Behind a switch that is on', as: 'ground' },
      { token: '--accent-a5', use: 'The edge of an unlocked achievement', as: 'line' },
      { token: '--accent-a6', use: "The edge of the Machine's call", as: 'line' },
      { token: '--accent-a7', use: 'The line under a link; the edge of the tag YOU', as: 'line' },
      { token: '--accent-a8', use: 'The edge of a locked AGREE, and of what is live', as: 'line' },
      { token: '--focus-8', use: 'The ring of what has the focus', as: 'line' },
    ],
  },
  {
    says: 'Disagree, wrong, destructive',
    colors: [
      { token: '--tomato-8', use: 'The stripes of the disagreeing share', as: 'fill' },
      { token: '--tomato-9', use: 'Those stripes; the edge of a warning', as: 'fill' },
      {
        token: '--tomato-11',
        use: 'Words of disagreement, of errors, of what destroys; the edge of a wrong field',
        as: 'text',
      },
      {
        token: '--tomato-12',
        use: 'Words in the box of a refused form',
        as: 'text',
        on: [['--color-panel-solid', '--tomato-a3']],
      },
      { token: '--tomato-a3', use: 'Behind those words', as: 'ground' },
      { token: '--tomato-a8', use: 'The edge of a locked DISAGREE', as: 'line' },
    ],
  },
  {
    says: 'Gold match, injury context, no network',
    colors: [
      { token: '--amber-8', use: 'The edge of the gold badge and of the notice that one is offline', as: 'line' },
      { token: '--amber-9', use: 'The brackets of a gold match; the edge of the injury box', as: 'fill' },
      {
        token: '--amber-11',
        use: 'Words about gold, in dark; its brackets in light',
        as: 'text',
        theme: 'dark',
        on: PANEL,
      },
      { token: '--amber-12', use: 'Words about gold, in light', as: 'text', theme: 'light', on: PANEL },
      { token: '--amber-a2', use: 'Behind the injury box', as: 'ground' },
    ],
  },
  {
    says: 'Text and lines',
    colors: [
      { token: '--gray-12', use: 'What one reads first', as: 'text' },
      { token: '--gray-11', use: 'Labels, times, what stands beside', as: 'text' },
      { token: '--line', use: 'The line around a block', as: 'line' },
      { token: '--line-strong', use: 'The edge of a field, which has no other sign', as: 'line' },
      { token: '--gray-9', use: 'The same step by the name in its scale', as: 'line' },
      { token: '--gray-8', use: 'Brackets of what is empty; ticks of what was lost', as: 'line' },
      { token: '--gray-a8', use: 'The outline of a crest', as: 'line' },
      { token: '--gray-a7', use: 'The edge of a tag', as: 'line' },
      { token: '--gray-a6', use: 'The edge of a panel over the page', as: 'line' },
      { token: '--gray-a5', use: 'Dashed lines between rows; the edge of a card', as: 'line' },
      { token: '--gray-a4', use: 'Behind what is pressed; the edge of a tab', as: 'ground' },
    ],
  },
  {
    says: 'Ground and panels',
    colors: [
      { token: '--color-background', use: 'The page', as: 'ground' },
      { token: '--color-panel-solid', use: 'Cards, panels, dialogs', as: 'ground' },
      { token: '--color-surface', use: 'Fields', as: 'ground' },
      { token: '--gray-3', use: 'Behind the initials of a player', as: 'ground' },
      { token: '--gray-a2', use: 'Behind a hovered row of a board', as: 'ground' },
      { token: '--gray-a3', use: 'Behind what is hovered', as: 'ground' },
      { token: '--overlay', use: 'Between a dialog and the page', as: 'ground' },
      { token: '--scan', use: 'The scan lines of the page', as: 'ground' },
      { token: '--aura', use: 'The one light at the top of the page', as: 'ground' },
    ],
  },
];

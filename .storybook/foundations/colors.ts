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

type Row = readonly [token: string, as: Color['as'], use: string, more?: Pick<Color, 'theme' | 'on'>];

const ROWS: readonly { meaning: string; colors: readonly Row[] }[] = [
  {
    meaning: 'The Machine, agree, correct, selected',
    colors: [
      ['--accent-9', 'fill', 'Brackets, bars, ticks and gauges; background of solid buttons and badges'],
      ['--accent-10', 'fill', 'Stripes of the share of players who agree; background of hovered solid buttons'],
      ['--accent-11', 'text', 'Text, marks, brackets in light, focus rings'],
      ['--accent-12', 'text', 'Current entry of the menu', { on: [['--color-panel-solid', '--accent-a3']] }],
      ['--accent-a11', 'text', 'Text of soft, outline and ghost buttons'],
      ['--accent-contrast', 'text', 'Text on solid accent', { on: [['--accent-9']] }],
      ['--accent-a2', 'background', "Background of the Machine's pick, a selected tab, a hovered card"],
      ['--accent-a3', 'background', 'Background of soft buttons, a selected row and the current entry'],
      ['--accent-a4', 'background', 'Background of a hovered soft button and a switch that is on'],
      ['--accent-a5', 'line', 'Border of an unlocked achievement; background of a pressed soft button'],
      ['--accent-a6', 'line', "Border of the Machine's pick"],
      ['--accent-a7', 'line', 'Underline of a link; border of the YOU tag'],
      ['--accent-a8', 'line', 'Border of outline buttons, a locked AGREE and live elements'],
      ['--focus-8', 'line', 'Focus ring'],
    ],
  },
  {
    meaning: 'Disagree, wrong, destructive',
    colors: [
      ['--tomato-8', 'fill', 'Stripes of the share of players who disagree'],
      ['--tomato-9', 'fill', 'Those stripes; border of a warning'],
      ['--tomato-11', 'text', 'Text of disagreement, errors and destructive actions; border of an invalid field'],
      ['--tomato-12', 'text', 'Text in the error box of a form', { on: [['--color-panel-solid', '--tomato-a3']] }],
      ['--tomato-a11', 'text', 'Text of red outline buttons'],
      ['--tomato-a2', 'background', 'Background of those buttons when hovered'],
      ['--tomato-a3', 'background', 'Background of that box, and of red soft buttons'],
      ['--tomato-a4', 'background', 'Background of those buttons when hovered'],
      ['--tomato-a5', 'background', 'Background of those buttons when pressed'],
      ['--tomato-a8', 'line', 'Border of red outline buttons and a locked DISAGREE'],
    ],
  },
  {
    meaning: 'Gold match, injury context, offline',
    colors: [
      ['--amber-8', 'line', 'Border of the gold badge and the offline notice'],
      ['--amber-9', 'fill', 'Brackets of a gold match; border of the injury box'],
      ['--amber-11', 'text', 'Gold text in dark; gold brackets in light', { theme: 'dark', on: PANEL }],
      ['--amber-12', 'text', 'Gold text in light', { theme: 'light', on: PANEL }],
      ['--amber-a2', 'background', 'Background of the injury box'],
    ],
  },
  {
    meaning: 'Text and lines',
    colors: [
      ['--gray-12', 'text', 'Primary text'],
      ['--gray-11', 'text', 'Labels, times, secondary text'],
      ['--gray-1', 'text', 'Text on solid gray and red buttons', { on: [['--gray-12'], ['--tomato-12']] }],
      ['--gray-a11', 'line', 'Border of gray outline buttons'],
      ['--line', 'line', 'Border of a block'],
      ['--line-strong', 'line', 'Border of a field, its only outline'],
      ['--gray-9', 'line', 'The same step, by its scale name'],
      ['--gray-8', 'line', 'Brackets of empty states; ticks of a lost streak'],
      ['--gray-a8', 'line', 'Outline of a crest; text of disabled buttons'],
      ['--gray-a7', 'line', 'Border of a tag'],
      ['--gray-a6', 'line', 'Border of a panel over the page'],
      ['--gray-a5', 'line', 'Dashed lines between rows; border of a card'],
      ['--gray-a4', 'background', 'Background of pressed controls; border of a tab'],
    ],
  },
  {
    meaning: 'Backgrounds',
    colors: [
      ['--color-background', 'background', 'The page'],
      ['--color-panel-solid', 'background', 'Cards, panels, dialogs'],
      ['--color-surface', 'background', 'Fields'],
      ['--gray-3', 'background', "Background of a player's initials"],
      ['--gray-a2', 'background', 'Background of a hovered leaderboard row'],
      ['--gray-a3', 'background', 'Background of hovered controls'],
      ['--overlay', 'background', 'Overlay between a dialog and the page'],
      ['--scan', 'background', 'Scan lines of the page'],
      ['--aura', 'background', 'Glow at the top of the page'],
    ],
  },
];

/** Every color token used in a style sheet, grouped by meaning. */
export const COLORS = ROWS.map(({ meaning, colors }) => ({
  meaning,
  colors: colors.map(([token, as, use, more]): Color => ({ token, use, as, ...more })),
}));

/** Radix' scales that the product uses, by the names of its props, and what each means. */
export const SCALES = {
  mint: 'The Machine and its pick, links, focus and the main action. Tokens call it accent, too',
  sky: 'The player: own picks, own rows, the own side of a duel',
  tomato: 'Disagree, wrong, what can’t be undone',
  amber: 'Gold matches and injuries',
  gray: 'The rest: text, lines and backgrounds. It is Radix’ sage',
} as const;

export type Scale = keyof typeof SCALES;

export const STEPS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** The colors between the scales. */
export const SURFACES = {
  '--color-background': 'The page',
  '--color-panel-solid': 'Cards, panels, dialogs',
  '--color-surface': 'Fields',
  '--line': 'Lines between rows and around blocks',
  '--line-strong': 'The outline of a field',
  '--overlay': 'Between a dialog and the page',
} as const;

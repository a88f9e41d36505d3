/** Returns the control of a prop that holds data: a choice of named values, which also stand in a story's address. */
export const presets = (values: Readonly<Record<string, unknown>>) => ({
  options: Object.keys(values),
  mapping: values,
});

const noop = () => {};

/** The states of content that isn't there, for `presets`. */
export const WAITING = {
  loading: { kind: 'loading', isSlow: true },
  failed: { kind: 'failed', onRetry: noop },
} as const;

export const EMPTY = { kind: 'empty' } as const;

export const IDLE = { kind: 'idle' } as const;

/** The states of an action. */
export const ACTION_STATES = {
  idle: IDLE,
  busy: { kind: 'busy' },
  failed: { kind: 'failed', error: 'Something went wrong. Please try again.' },
  'rate-limited': { kind: 'failed', error: 'Too many attempts. Try again in a minute.', isRateLimited: true },
} as const;

export const VIEWERS = ['player', 'anonymous', 'loading'] as const;

export const PLAYER = { kind: 'player', userId: 'u-ada' } as const;

/** The viewers of screens that have to know the player's id. */
export const VIEWER_STATES = {
  player: PLAYER,
  anonymous: { kind: 'anonymous' },
  loading: { kind: 'loading' },
} as const;

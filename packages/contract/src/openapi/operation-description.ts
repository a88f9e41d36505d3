import type { Access, Endpoint } from '../endpoint.ts';
import type { Limit, LimitScope } from '../limits.ts';

const WHO: Record<Access, string> = {
  public: 'For everyone.',
  optional: 'For everyone; players may get another response than visitors.',
  player: 'For players.',
  owner: 'For the player to whom it belongs; others get 404.',
  moderator: 'For moderators; others get 404.',
};

const PER: Record<LimitScope, string> = {
  address: 'per address',
  visitor: 'per address of visitors',
  user: 'per player',
  caller: 'per player, or per address of visitors',
  email: 'per email address',
  everyone: 'in all',
};

const UNITS = [
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** Returns a span in words: 'a minute', '10 seconds'. */
function spanText(milliseconds: number): string {
  const [unit, length] = UNITS.find(([, each]) => milliseconds % each === 0) ?? ['millisecond', 1];
  const count = milliseconds / length;
  return count === 1 ? `${unit === 'hour' ? 'an' : 'a'} ${unit}` : `${count} ${unit}s`;
}

const limitText = ({ max, windowMs, per, isForNewAccounts }: Limit) =>
  `${max} in ${spanText(windowMs)} ${PER[per]}${isForNewAccounts ? ' with a new account' : ''}`;

/** Returns who may make a call, which servers have it, and how often the reference server accepts it. */
export function operationDescription({ access, feature, addition, limits = [] }: Endpoint): string {
  return [
    WHO[access],
    ...(feature ? [`Only on servers with the feature ${feature}.`] : []),
    ...(addition ? [`Servers may lack it: it belongs to the addition ${addition}.`] : []),
    ...(limits.length > 0 ? [`Limits of the reference server: ${limits.map(limitText).join('; ')}.`] : []),
  ].join(' ');
}

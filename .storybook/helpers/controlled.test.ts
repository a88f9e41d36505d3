import { notifications } from '@machine/mocks/notification.ts';
import { openPrediction } from '@machine/mocks/prediction.ts';
import { rivalSummary } from '@machine/mocks/profile.ts';
import { expect, it, vi } from 'vitest';
import { controlled } from './controlled.ts';

type Props = Record<string, unknown>;

/** Returns the props after a callback, given by its path, was called with `input`. */
function after(props: Props, path: string, ...input: unknown[]): Props {
  let current = props;
  const live = controlled(props, (update) => {
    current = update(current);
  });
  const callback = path.split('.').reduce<unknown>((object, key) => (object as Props)[key], live);
  (callback as (...values: unknown[]) => void)(...input);
  return current;
}

const noop = () => {};

it.each([
  ['onToggle', { isFollowing: false, onToggle: noop }, [], { isFollowing: true }],
  [
    'onPick',
    { prediction: openPrediction, onPick: noop },
    ['AGREE'],
    { prediction: { ...openPrediction, userPick: 'AGREE' } },
  ],
  ['draft.onValue', { draft: { value: '', onValue: noop } }, ['a'], { draft: { value: 'a', onValue: noop } }],
  [
    'preferences.onPreference',
    { preferences: { values: { notifyRankUp: true }, onPreference: noop } },
    ['notifyRankUp', false],
    { preferences: { values: { notifyRankUp: false }, onPreference: noop } },
  ],
])('changes props after a callback: %s', (path, props, input, changed) => {
  expect(after(props, path, ...input)).toEqual({ ...props, ...changed });
});

it('follows the player of a profile', () => {
  const props = { state: { kind: 'ready', summary: rivalSummary }, follow: { isBusy: false, onToggle: noop } };
  expect(after(props, 'follow.onToggle')).toMatchObject({ state: { summary: { isFollowing: true } } });
});

it('marks one notification as read, or all', () => {
  const props = { state: { kind: 'ready', notifications }, onMarkRead: noop, onMarkAllRead: noop };
  const readIds = ({ state }: Props) =>
    (state as typeof props.state).notifications.filter(({ isRead }) => isRead).map(({ id }) => id);
  const [first] = notifications.filter(({ isRead }) => !isRead);
  expect(readIds(after(props, 'onMarkRead', first?.id))).toEqual([first?.id, ...readIds(props)]);
  expect(readIds(after(props, 'onMarkAllRead'))).toHaveLength(notifications.length);
});

it('calls the original callback, and keeps objects without callbacks', () => {
  const onClose = vi.fn<(reason: string) => void>();
  const props = { isOpen: true, onClose, data: { deep: { value: 1 } } };
  const live = controlled(props, noop);
  (live.onClose as (reason: string) => void)('escape');
  expect(onClose).toHaveBeenCalledExactlyOnceWith('escape');
  expect(live.data).toBe(props.data);
});

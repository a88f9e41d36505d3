import type { NotificationsState } from '@machine/ui/notification/NotificationsPanel.tsx';
import type { ProfileState } from '@machine/ui/profile/profileState.ts';

type Props = Record<string, unknown>;
/** Computes a prop from its current value and the arguments of a callback. */
type Next = (current: never, ...input: never[]) => unknown;

const input: Next = (_: unknown, value: unknown) => value;
const invert: Next = (current: boolean) => !current;
const close: Next = () => false;

const markRead: Next = (state: NotificationsState, id?: string) =>
  state.kind === 'ready'
    ? {
        ...state,
        notifications: state.notifications.map((row) =>
          id === undefined || row.id === id ? { ...row, isRead: true } : row,
        ),
      }
    : state;

const toggleFollow: Next = (state: ProfileState) =>
  state.kind === 'ready' ? { ...state, summary: { ...state.summary, isFollowing: !state.summary.isFollowing } } : state;

/** The prop that a callback changes in its container. A row applies to all props that have both. */
const CHANGES: readonly (readonly [callback: string, prop: string, next: Next])[] = [
  ['follow.onToggle', 'state', toggleFollow],
  ['onAppearance', 'appearance', input],
  ['onBoard', 'board', input],
  ['onCancel', 'isOpen', close],
  ['onChange', 'isSelected', input],
  ['onChange', 'value', input],
  ['onClose', 'isOpen', close],
  ['onMarkAllRead', 'state', (state: never) => markRead(state)],
  ['onMarkRead', 'state', markRead],
  ['onPeriod', 'period', input],
  ['onPick', 'prediction', (prediction: Props, userPick: string) => ({ ...prediction, userPick })],
  ['onPreference', 'values', (values: Props, name: string, value: boolean) => ({ ...values, [name]: value })],
  ['onPress', 'isOpen', invert],
  ['onQuery', 'query', input],
  ['onSelect', 'selected', input],
  ['onSelectionChange', 'selected', input],
  ['onSelectionChange', 'selectedIds', input],
  ['onSend', 'value', () => ''],
  ['onToggle', 'isFollowing', invert],
  ['onToggleAppearance', 'appearance', (current: string) => (current === 'dark' ? 'light' : 'dark')],
  ['onValue', 'value', input],
];

/**
 * Returns props whose callbacks also change the props they control, including those of nested objects. `change` receives
 * how: a function from the current to the next props. Objects without such callbacks stay the same.
 */
export function controlled(props: Props, change: (update: (current: Props) => Props) => void): Props {
  const result = { ...props };
  for (const [name, value] of Object.entries(props)) {
    if (!isPlainObject(value)) continue;
    result[name] = controlled(value, (update) => {
      change((current) => ({ ...current, [name]: update(current[name] as Props) }));
    });
  }
  for (const [path, prop, compute] of CHANGES) {
    if (!(prop in props)) continue;
    const [name, nested] = path.split('.') as [string, string?];
    const value = result[name];
    const callback = nested === undefined ? value : isPlainObject(value) && value[nested];
    if (typeof callback !== 'function') continue;
    const next = wrapped(callback, prop, compute);
    result[name] = nested === undefined ? next : { ...(value as Props), [nested]: next };
  }
  const isChanged = Object.entries(result).some(([name, value]) => value !== props[name]);
  return isChanged ? result : props;

  // oxlint-disable-next-line typescript/no-unsafe-function-type -- any callback
  function wrapped(callback: Function, prop: string, compute: Next) {
    return (...values: never[]): unknown => {
      const returned: unknown = callback(...values);
      change((current) => ({ ...current, [prop]: compute(current[prop] as never, ...values) }));
      return returned;
    };
  }
}

const isPlainObject = (value: unknown): value is Props =>
  typeof value === 'object' &&
  value !== null &&
  Object.getPrototypeOf(value) === Object.prototype &&
  !('$$typeof' in value);

import { endpoints, type Reminders } from '@machine/contract';
import * as fixtures from '@machine/mocks/fixtures';
import { reply } from '@machine/mocks/handlers';
import { installFakePush } from '../../shared/fake-push.ts';
import type { EndpointName } from '../call.ts';
import { find, has, hasText, page, press, pressElement, waitFor, waitForElement } from '../dom.ts';
import { onUnreadableBody, pressing, type WriteCall } from '../writes.ts';

installFakePush();

const settings = (reminders: Reminders) => ({
  path: '/settings',
  isPrivate: true,
  handlers: [reply(endpoints.reminders, reminders)],
});
const FAILS = 'shows the failure, keeps the input and lets the player retry';

const digest = () =>
  [...page().querySelectorAll('select')].find(({ labels }) => labels[0]?.textContent === 'Email digest');

/** Chooses an option as a player does: React listens to the event. */
function choose(select: HTMLSelectElement | undefined, value: string): void {
  if (!select) return;
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

const pushSwitch = () =>
  [...page().querySelectorAll<HTMLInputElement>('input[role="switch"]')].find((input) =>
    input.closest('label')?.textContent.startsWith('Push notifications'),
  );
const isSwitchBusy = () => page().querySelector('[data-saving]') !== null || pushSwitch()?.ariaReadOnly === 'true';

const dialog = () => document.querySelector('[role="alertdialog"]');

/** A button whose dialog asks for confirmation, and closes before the call is sent. */
const confirmed = (button: string) => ({
  prepare: async () => void (await waitForElement('button', button)),
  press: async () => {
    await press('button', button);
    await waitFor(() => dialog() !== null);
    pressElement([...(dialog()?.querySelectorAll('button') ?? [])].at(-1));
  },
  control: () => find('button', button),
});

/** The reminders show failures inline, next to the control. */
export const REMINDER_WRITES = {
  updateReminders: {
    id: 'C141',
    ...settings(fixtures.reminders),
    prepare: () => waitFor(() => digest() !== undefined),
    press: async () => choose(digest(), '7'),
    control: digest,
    busy: () => digest()?.ariaBusy === 'true' || digest()?.ariaDisabled === 'true',
    success: () => digest()?.value === '7' && digest()?.ariaBusy !== 'true',
    initial: () => digest()?.value === '',
    failure: { text: 'Failed to save. Please try again.' },
  },
  createCalendarAddress: {
    id: 'C142',
    ...settings(fixtures.reminders),
    okBody: fixtures.calendarAddress,
    prepare: async () => void (await waitForElement('button', 'Create an address')),
    ...pressing('Create an address'),
    success: 'This is your new address.',
    initial: () => has('button', 'Create an address'),
    failure: { text: 'Failed to create an address. Please try again.', showsServerMessage: true },
    bodies: { malformedRows: [{ calendarPath: '/calendar/a.ics', id: 7 }] },
    except: onUnreadableBody(FAILS),
  },
  revokeCalendarAddress: {
    id: 'C143',
    ...settings({ ...fixtures.reminders, ...fixtures.calendarAddress }),
    ...confirmed('Remove'),
    success: 'Removed.',
    initial: () => has('button', 'Copy'),
    failure: { text: 'Failed to remove the address. Please try again.', showsServerMessage: true },
  },
  subscribeToPush: {
    id: 'C145',
    ...settings(fixtures.reminders),
    prepare: () => waitFor(() => pushSwitch() !== undefined),
    press: async () => pushSwitch()?.click(),
    control: pushSwitch,
    busy: isSwitchBusy,
    success: () => has('button', 'Send a test') && pushSwitch()?.checked === true,
    initial: () => pushSwitch()?.checked === false,
    failure: { text: 'Failed to turn on push notifications. Please try again.', showsServerMessage: true },
  },
  unsubscribeFromPush: {
    id: 'C146',
    ...settings(fixtures.pushReminders),
    prepare: async () => void (await waitForElement('button', 'Send a test')),
    press: async () => pushSwitch()?.click(),
    control: pushSwitch,
    busy: isSwitchBusy,
    success: () => !has('button', 'Send a test') && pushSwitch()?.checked === false && !isSwitchBusy(),
    initial: () => pushSwitch()?.checked === true,
    failure: { text: 'Failed to turn off push notifications. Please try again.', showsServerMessage: true },
  },
  sendTestPush: {
    id: 'C147',
    ...settings(fixtures.pushReminders),
    prepare: async () => void (await waitForElement('button', 'Send a test')),
    ...pressing('Send a test'),
    success: 'Sent. It should arrive within a minute.',
    initial: () => has('button', 'Send a test') && hasText('Push notifications'),
    failure: { text: 'Failed to send a test. Please try again.', showsServerMessage: true },
  },
} satisfies Partial<Record<EndpointName, WriteCall>>;

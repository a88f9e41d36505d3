import { expect, screen, waitFor, within } from 'storybook/test';

/** For the stories of the panel: it, once it stands. */
export const panel = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Notifications' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};
/** What scrolls, with the list in it. */
export const box = async () => (await panel()).getByRole('region', { name: 'Notifications' });
export const markButtons = async () => (await panel()).queryAllByRole('button', { name: /^Mark as read: / });

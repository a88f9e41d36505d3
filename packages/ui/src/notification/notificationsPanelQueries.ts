import { within } from 'storybook/test';
import { findVisibleDialog } from '../primitives/findVisibleDialog.ts';

/** For the stories of the panel: it, once it stands. */
export const panel = async () => within(await findVisibleDialog('Notifications'));
/** What scrolls, with the list in it. */
export const box = async () => (await panel()).getByRole('region', { name: 'Notifications' });
export const markButtons = async () => (await panel()).queryAllByRole('button', { name: /^Mark as read: / });

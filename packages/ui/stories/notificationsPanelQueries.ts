import { within } from 'storybook/test';
import { findVisibleDialog } from './findVisibleDialog.ts';

/** Queries the open panel. For stories. */
export const panel = async () => within(await findVisibleDialog('Notifications'));
/** Finds the scroll container of the list. */
export const scrollBox = async () => (await panel()).getByRole('region', { name: 'Notifications' });
export const markButtons = async () => (await panel()).queryAllByRole('button', { name: /^Mark as read: / });

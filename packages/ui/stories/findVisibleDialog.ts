import { expect, screen, waitFor } from 'storybook/test';

/**
 * Finds the open dialog or panel and waits until it is visible and has the focus, which keys need. React Aria hides it at
 * first. For stories.
 */
export async function findVisibleDialog(name?: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', name === undefined ? {} : { name });
  await waitFor(() => expect(dialog).toBeVisible());
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return dialog;
}

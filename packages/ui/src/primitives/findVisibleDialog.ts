import { expect, screen, waitFor } from 'storybook/test';

/** For stories: the dialog or panel that is open, once it is seen. React Aria hides it for its first moments. */
export async function findVisibleDialog(name?: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', name === undefined ? {} : { name });
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
}

import { expect, waitFor, within } from 'storybook/test';

/** Checks that a list of 10,000 rows in a scroll box renders only those in view, and scrolls to the last one. */
export async function checkLongList(list: HTMLElement, role: 'link' | 'button', lastName: RegExp): Promise<void> {
  await waitFor(() => expect(within(list).getAllByRole('link').length).toBeGreaterThan(5));
  await expect(list.querySelectorAll('*').length).toBeLessThan(1_500);
  const box = list.parentElement as HTMLElement;
  await expect(box.scrollHeight).toBeGreaterThan(500_000);
  box.scrollTop = box.scrollHeight;
  await waitFor(() => expect(within(list).getByRole(role, { name: lastName })).toBeVisible());
}

import { expect, type Mock, screen, userEvent } from 'storybook/test';

/**
 * Returns a play function for a failed state: an alert says what failed, the empty state isn't shown, and the alert's
 * button calls `onRetry`.
 */
export const checkRetry = (message: string, onRetry: Mock, emptyState: string | RegExp) => async () => {
  onRetry.mockClear();
  await expect(await screen.findByRole('alert')).toHaveTextContent(message);
  await expect(screen.queryByText(emptyState)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledOnce();
};

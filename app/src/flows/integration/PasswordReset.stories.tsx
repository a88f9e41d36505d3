import { endpoints } from '@machine/contract';
import { reply } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { integration } from '../flow.ts';
import { expectScreen, loggedOut, findTitle } from '../steps.ts';

const meta = {
  title: 'Flows/Integration/Password Reset',
  tags: ['flow', 'behavior', '!autodocs', 'no-visual'],
  ...integration(
    { path: '/forgot-password' },
    loggedOut,
    reply(endpoints.forgotPassword, null),
    reply(endpoints.resetPassword, null),
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const SuccessfulReset: Story = {
  name: 'removes the token from the URL after a reset',
  parameters: { covers: ['C06', 'S17'] },
  args: { path: '/reset-password/the-token' },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const sent: unknown[] = [];
    msw.use(
      http.post(endpoints.resetPassword.path, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(null);
      }),
    );
    await userEvent.type(await canvas.findByLabelText('New password'), 'correct horse');
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'correct horse');
    await userEvent.click(canvas.getByRole('button', { name: 'Set new password' }));
    await expectScreen(context, 'Password reset successful');
    await expect(sent).toEqual([{ token: 'the-token', password: 'correct horse' }]);
    await expect(canvas.queryByLabelText('New password')).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Go to home' }));
    await findTitle(context, 'THE MACHINE');
  },
};

export const ResetWithoutToken: Story = {
  name: 'shows Invalid Reset Link without a token',
  args: { path: '/reset-password' },
  play: async (context) => {
    await findTitle(context, 'Invalid Reset Link');
  },
};

import { endpoints } from '@machine/contract';
import { openPrediction } from '@machine/mocks/fixtures';
import { refuse, reply } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { FlowApp } from '../FlowApp.tsx';
import { freshWorld } from '../world.ts';

const meta = {
  title: 'Wiring/Log in and out',
  component: FlowApp,
  args: { leave: fn() },
  parameters: { layout: 'fullscreen', isWholeApp: true },
  tags: ['flow', 'behaviour', '!autodocs', 'no-visual'],
  beforeEach: async ({ msw, globals }) => {
    freshWorld({ globals, msw });
    msw.use(
      refuse(endpoints.currentUser, 401, 'Unauthorized'),
      reply(endpoints.randomPrediction, openPrediction),
      reply(endpoints.spotlightPrediction, openPrediction),
      reply(endpoints.login, null),
      reply(endpoints.logout, null),
    );
  },
} satisfies Meta<typeof FlowApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AWrongPasswordKeepsTheDialog: Story = {
  name: 'C02×F6: a refused login keeps the dialog and the e-mail',
  play: async ({ canvas, userEvent, msw }) => {
    msw.use(refuse(endpoints.login, 401, 'Invalid email or password'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }));
    await userEvent.type(await screen.findByLabelText('Email'), 'ada@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'wrong');
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Login failed')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('Invalid email or password'));
    await expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const TheLoginEndpointOpensTheDialog: Story = {
  name: 'R9: coming back from the login endpoint opens the dialog',
  args: { path: '/?login=1' },
  play: async ({ userEvent }) => {
    const email = await screen.findByLabelText('Email');
    await waitFor(() => expect(email).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

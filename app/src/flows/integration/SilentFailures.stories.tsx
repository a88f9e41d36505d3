import * as endpoints from '@machine/contract/endpoints.ts';
import type { Endpoint } from '@machine/contract/endpoint.ts';
import { paths } from '@machine/contract/paths.ts';
import { reply, respondTo } from '@machine/mocks/handlers.ts';
import { dmThread } from '@machine/mocks/message.ts';
import { fortyUsers, rival } from '@machine/mocks/profile.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { integration } from '../flow.ts';

const failed = fn();
const fails = (endpoint: Endpoint) =>
  respondTo(endpoint, () => {
    failed();
    return new HttpResponse(null, { status: 500 });
  });

/** Failures that show no message: the control can simply be used again. */
const meta = {
  title: 'Flows/Integration/Silent Failures',
  tags: ['flow', 'failed', '!autodocs', '!manifest'],
  ...integration(
    {},
    fails(endpoints.follow),
    fails(endpoints.createThread),
    fails(endpoints.addParticipants),
    reply(endpoints.following, fortyUsers.slice(0, 3)),
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Expects that the call has failed, and that the button can be pressed again. */
async function expectSilence(findButton: () => HTMLElement): Promise<void> {
  await waitFor(() => expect(failed).toHaveBeenCalledOnce());
  await waitFor(() => expect(findButton()).not.toHaveAttribute('aria-busy'));
  await expect(document.querySelector('[data-toast]')).toBeNull();
}

export const Follow: Story = {
  args: { path: paths.profile(rival.id) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Follow' }));
    await expectSilence(() => canvas.getByRole('button', { name: 'Follow' }));
  },
};

export const NewMessage: Story = {
  args: { path: paths.messages },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New message' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New message' }));
    await userEvent.click(await dialog.findByRole('option', { name: new RegExp(rival.username) }));
    await userEvent.click(dialog.getByRole('button', { name: 'Start conversation' }));
    await expectSilence(() => dialog.getByRole('button', { name: 'Start conversation' }));
  },
};

export const AddedPeople: Story = {
  args: { path: paths.thread(dmThread.id) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add people' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add people' }));
    const [first] = await dialog.findAllByRole('option');
    if (first) await userEvent.click(first);
    await userEvent.click(dialog.getByRole('button', { name: 'Add people' }));
    await expectSilence(() => dialog.getByRole('button', { name: 'Add people' }));
  },
};

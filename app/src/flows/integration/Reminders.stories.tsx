import { endpoints } from '@machine/contract';
import { activeSessions, calendarAddress, gameInfo, pushKey, reminders } from '@machine/mocks/fixtures';
import { reply, replyError } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, spyOn, waitFor } from 'storybook/test';
import { fakePush, PUSH_ENDPOINT } from '../fakePush.ts';
import { integration } from '../flow.ts';

const meta = {
  title: 'Flows/Integration/Reminders',
  tags: ['flow', 'behavior', '!autodocs', 'no-visual'],
  ...integration(
    { path: '/settings' },
    reply(endpoints.gameInfo, { ...gameInfo, features: ['REMINDERS'] }),
    reply(endpoints.activeSessions, activeSessions),
    reply(endpoints.reminders, reminders),
    reply(endpoints.pushKey, pushKey),
    reply(endpoints.createCalendarAddress, calendarAddress, 201),
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const TurnsOnAndOff: Story = {
  name: 'asks only after a press, sends the subscription, and ends it again',
  parameters: { covers: ['C145', 'C146'] },
  play: async ({ canvas, msw, userEvent }) => {
    const asked = fakePush('granted');
    const sent: unknown[] = [];
    msw.use(
      http.post(endpoints.subscribeToPush.path, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(null, { status: 201 });
      }),
      http.delete(endpoints.unsubscribeFromPush.path, ({ params }) => {
        sent.push(params.id);
        return HttpResponse.json(null);
      }),
    );
    const push = await canvas.findByRole('switch', { name: 'Push notifications' });
    await expect(asked).not.toHaveBeenCalled();
    await userEvent.dblClick(push);
    await expect(await canvas.findByRole('button', { name: 'Send a test' })).toBeVisible();
    await expect(sent).toHaveLength(1);
    await expect(sent[0]).toMatchObject({ endpoint: PUSH_ENDPOINT, keys: { auth: 'a'.repeat(22) } });
    await userEvent.click(push);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Send a test' })).toBeNull());
    await expect(sent).toHaveLength(2);
    await expect(push).not.toBeChecked();
  },
};

export const NotAllowed: Story = {
  name: 'says so if the player does not allow it, and sends nothing',
  play: async ({ canvas, userEvent }) => {
    fakePush('default');
    await userEvent.click(await canvas.findByRole('switch', { name: 'Push notifications' }));
    await expect(await canvas.findByText("Your browser didn't allow it.")).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Push notifications' })).not.toBeChecked();
  },
};

export const KeyFails: Story = {
  name: 'says so if the key of the server cannot be loaded',
  beforeEach: ({ msw }) => {
    msw.use(replyError(endpoints.pushKey, 500, 'Something went wrong on our end.'));
  },
  play: async ({ canvas, userEvent }) => {
    fakePush('granted');
    await userEvent.click(await canvas.findByRole('switch', { name: 'Push notifications' }));
    await expect(await canvas.findByText('Something went wrong on our end.')).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Push notifications' })).not.toBeChecked();
  },
};

export const MakesAnAddress: Story = {
  name: 'makes an address for the calendar and copies it',
  parameters: { covers: ['C142'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create an address' }));
    const address = new URL(calendarAddress.calendarPath, location.origin).href;
    await expect(await canvas.findByRole('textbox', { name: 'Calendar address' })).toHaveValue(address);
    const copy = spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(await canvas.findByText('Copied.')).toBeVisible();
    await expect(copy).toHaveBeenCalledWith(address);
    copy.mockRejectedValueOnce(new Error('blocked'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(await canvas.findByText("Couldn't copy. Select the address and copy it.")).toBeVisible();
  },
};

export const OlderServer: Story = {
  name: 'hides the section on a server without reminders',
  beforeEach: ({ msw }) => {
    msw.use(reply(endpoints.gameInfo, { ...gameInfo, features: [] }));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Delete account' });
    await expect(canvas.queryByRole('heading', { name: 'Reminders' })).toBeNull();
  },
};

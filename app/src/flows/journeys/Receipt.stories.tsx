import { endpoints } from '@machine/contract';
import { finalReceipt, mockedLog } from '@machine/mocks/fixtures';
import { failNetwork, reply } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { watchDownloads } from '../downloads.ts';
import { expectScreen } from '../steps.ts';
import { journey } from './journey.tsx';

const meta = {
  title: 'Flows/Receipt',
  tags: ['flow', 'no-visual', 'nightly'],
  ...journey('A player checks that a prediction was never changed, and how a change would be noticed.', 'locked-pick', {
    path: '/completed/nba-lal-phx-1',
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const FromARecapToAVerifiedReceipt: Story = {
  name: 'From a recap to a verified receipt',
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const verdict = (name: string) => canvas.findByRole('heading', { level: 2, name });

    await step('The recap links to the receipt, which the browser verifies', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'See the receipt of your pick' }));
      await expectScreen(context, 'Your receipt');
      await expect(await verdict('Verified')).toBeVisible();
      await expect(canvas.getByText(/^All 7 steps hold\./, { selector: 'section *' })).toBeVisible();
      await expect(canvas.getByText('Los Angeles Lakers vs Phoenix Suns')).toBeVisible();
    });
    await step('A changed letter is noticed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Change a letter' }));
      await expect(await verdict('Change noticed')).toBeVisible();
      await expect(canvas.getByText(/^2 of 7 steps fail\./, { selector: 'section *' })).toBeVisible();
      const failed = canvas.getByRole('heading', { name: /^It is the prediction that you picked on.*fails$/ });
      await expect(failed).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
      await expect(await verdict('Verified')).toBeVisible();
    });
    await step('The receipt is downloaded as the server sent it', async () => {
      const downloads = watchDownloads();
      try {
        await userEvent.type(canvas.getByRole('textbox', { name: "The Machine's text" }), '!');
        await verdict('Change noticed');
        await userEvent.click(canvas.getByRole('button', { name: 'Download receipt' }));
        await expect(await canvas.findByText('Saved as receipt-nba-lal-phx-1.json.')).toBeVisible();
        const [file] = downloads.files;
        await expect(file?.name).toBe('receipt-nba-lal-phx-1.json');
        await expect(await (await fetch(file?.url ?? '')).json()).toEqual(finalReceipt);
      } finally {
        downloads.restore();
      }
      await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    });
    await step('The way back leads to the recap', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Back to match' }));
      await expectScreen(context, 'Match recap');
    });
  },
};

export const WithoutTheServer: Story = {
  name: 'Verifies as far as possible while the server is away, and the rest afterwards',
  play: async (context) => {
    const { canvas, userEvent, msw, step } = context;
    const verdict = (name: string) => canvas.findByRole('heading', { level: 2, name });
    const verify = () => userEvent.click(canvas.getByRole('button', { name: 'Verify' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'See the receipt of your pick' }));
    await verdict('Verified');
    await step('Without an answer, the last step is not checked', async () => {
      msw.use(failNetwork(endpoints.audit), failNetwork(endpoints.auditConsistency));
      await verify();
      await expect(await verdict('Verified so far')).toBeVisible();
      await expect(canvas.getByText("The server can't be reached right now.")).toBeVisible();
    });
    await step('The server answers again', async () => {
      const { audit, paths } = mockedLog;
      msw.use(reply(endpoints.audit, audit), reply(endpoints.auditConsistency, { path: [...(paths[3] ?? [])] }));
      await verify();
      await expect(await verdict('Verified')).toBeVisible();
    });
  },
};

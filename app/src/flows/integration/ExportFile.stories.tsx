import { endpoints } from '@machine/contract';
import { exportedData, gameInfo, player } from '@machine/mocks/fixtures';
import { reply } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect } from 'storybook/test';
import { watchDownloads } from '../downloads.ts';
import { integration } from '../flow.ts';
import { expectScreen, findTitle } from '../steps.ts';

const meta = {
  title: 'Flows/Integration/Export File',
  tags: ['flow', 'behavior', '!autodocs', 'no-visual'],
  ...integration({ path: '/export' }, reply(endpoints.gameInfo, gameInfo)),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function choose({ canvasElement, userEvent }: Context, file: File): Promise<void> {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no input.');
  await userEvent.upload(input, file);
}

export const OpensAnExport: Story = {
  name: 'opens an export, sends nothing, and rejects another file',
  play: async (context) => {
    const { canvas, msw } = context;
    await findTitle(context, 'Your data');
    await canvas.findByText('No file is open');
    const writes: string[] = [];
    msw.use(http.all('/api/*', ({ request }) => void (request.method !== 'GET' && writes.push(request.url))));
    await choose(context, new File(['matchId,choice\na,AGREE'], 'picks.csv', { type: 'text/csv' }));
    await expect(await canvas.findByRole('tab', { name: 'Picks 1' })).toBeVisible();
    await choose(context, new File(['{"not":"ours"}'], 'other.json', { type: 'application/json' }));
    await expect(await canvas.findByText("This isn't an export of Beat the Machine")).toBeVisible();
    await choose(context, new File([JSON.stringify(exportedData)], 'export.json', { type: 'application/json' }));
    await expect(await canvas.findByRole('tab', { name: /^Account \d+$/ })).toBeVisible();
    await expect(canvas.getByText('export.json')).toBeVisible();
    await expect(writes).toEqual([]);
  },
};

export const FromTheSettings: Story = {
  name: 'is linked from the settings, which also export CSV',
  args: { path: '/settings' },
  beforeEach: ({ msw }) => msw.use(reply(endpoints.currentUser, player)),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const downloads = watchDownloads();
    try {
      await userEvent.click(await canvas.findByRole('button', { name: 'Export as CSV' }));
      await expect(downloads.files.map(({ url }) => new URL(url).pathname + new URL(url).search)).toEqual([
        '/api/user/export-data?format=csv',
      ]);
    } finally {
      downloads.restore();
    }
    await userEvent.click(canvas.getByRole('link', { name: 'Open an export' }));
    await expectScreen(context, 'Your data');
  },
};

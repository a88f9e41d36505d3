import { manyEdges, player } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { MachineScreen } from './MachineScreen.tsx';
import states from './MachineScreen.stories.tsx';

const meta = {
  title: 'Screens/Machine',
  component: MachineScreen,
  tags: ['behavior', '!autodocs', 'no-visual'],
  // The record has stories of its own.
  args: { ...states.args, record: undefined },
} satisfies Meta<typeof MachineScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const IsAnAccessibleTable: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Players by edge' }));
    const headers = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headers).toEqual(['#Position', 'Player', 'Wins', 'Disagreements', 'Luck']);
    await expect(table.getByRole('row', { name: /north_stand_nell/ })).toHaveTextContent(/\+27\.3.*264.*Beyond luck$/);
    await expect(table.getByRole('link', { name: 'OffsideTrap' })).toHaveAttribute('href', '/profile/u-OffsideTrap');
  },
};

export const ShowsTheMachineAtZeroAndTheCoin: Story = {
  play: async ({ canvas }) => {
    const machine = canvas.getByRole('row', { name: /The Machine/ });
    await expect(within(machine).getAllByRole('cell')[1]).toHaveTextContent(/^0$/);
    const names = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(names.slice(5, 7)).toEqual(['The Machine', 'A coin']);
    await expect(within(machine).queryByRole('link')).toBeNull();
  },
};

export const MarksTheViewer: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You').closest('tr')).toHaveTextContent(player.username);
  },
};

export const LabelsBots: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bot').closest('th')).toHaveTextContent(/^homerBot/);
  },
};

export const HasNoTableAgainstAServerWithoutIt: Story = {
  args: { state: { kind: 'without-table' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull();
    await expect(canvas.getByText('Current streak 3, best 11')).toBeInTheDocument();
  },
};

export const ShowsAnErrorInsteadOfAnEmptyTable: Story = {
  args: { state: { kind: 'failed', onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("Couldn't load the table.");
    await expect(canvas.queryByRole('table', { name: 'Players by edge' })).toBeNull();
  },
};

/** Only the rows in the window are rendered. */
export const RendersAThousandRows: Story = {
  args: { state: { kind: 'ready', table: manyEdges(1_000) } },
  play: async ({ canvas, canvasElement }) => {
    const { documentElement } = canvasElement.ownerDocument;
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '1003');
    await expect(documentElement.querySelectorAll('body *').length).toBeLessThan(1_500);
    await waitFor(async () => {
      window.scrollTo(0, documentElement.scrollHeight);
      await expect(canvas.getAllByRole('row').at(-1)).toHaveAttribute('aria-rowindex', '1003');
    });
    window.scrollTo(0, 0);
  },
};

/** Prevents layout shift when the rows load. */
const matchesTheHeightOfRows: Story = {
  render: (args) => (
    <>
      <MachineScreen {...args} />
      <MachineScreen {...args} state={{ kind: 'loading' }} />
    </>
  ),
  parameters: { a11y: { disable: true } },
  play: async ({ canvas }) => {
    const sections = canvas.getAllByRole('region', { name: 'Who beats the Machine' });
    const [ready, loading] = sections.map((section) => section.children[2]?.getBoundingClientRect());
    await expect(loading?.height).toBe(ready?.height);
  },
};

export const SkeletonMatchesTheHeightOfRows: Story = { ...matchesTheHeightOfRows };
export const SkeletonMatchesTheHeightOfRowsOnAPhone: Story = {
  ...matchesTheHeightOfRows,
  globals: { viewport: { value: 'phone' } },
};

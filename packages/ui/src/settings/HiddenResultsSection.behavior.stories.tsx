import { someClubsHidden } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HiddenResultsSection } from './HiddenResultsSection.tsx';
import states from './HiddenResultsSection.stories.tsx';

const meta = {
  title: 'Components/Settings/Hidden Results Section',
  component: HiddenResultsSection,
  tags: ['behavior', '!autodocs', 'no-visual'],
  args: states.args,
} satisfies Meta<typeof HiddenResultsSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AddsAndRemovesClubs: Story = {
  args: { hidden: someClubsHidden },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Add a club' }), 'celt');
    await userEvent.click(canvas.getByRole('button', { name: 'Boston Celtics' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ all: false, clubs: ['LAL', 'ARS', 'BOS'] });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Arsenal' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ all: false, clubs: ['LAL'] });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Add a club' }), 'xyz');
    await expect(canvas.getByText('No club found.')).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Hide all results' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ all: true, clubs: ['LAL', 'ARS'] });
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MachineScreen } from './MachineScreen.tsx';
import states from './MachineScreen.stories.tsx';

const meta = {
  title: 'Screens/Machine',
  component: MachineScreen,
  tags: ['behavior', '!autodocs', 'no-visual'],
  args: states.args,
} satisfies Meta<typeof MachineScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

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
    const [ready, loading] = sections.map((section) => section.children[1]?.getBoundingClientRect());
    await expect(loading?.height).toBe(ready?.height);
  },
};

export const SkeletonMatchesTheHeightOfRows: Story = { ...matchesTheHeightOfRows };
export const SkeletonMatchesTheHeightOfRowsOnAPhone: Story = {
  ...matchesTheHeightOfRows,
  globals: { viewport: { value: 'phone' } },
};

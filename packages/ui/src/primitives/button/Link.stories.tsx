import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AppRoot } from '../../theme/AppRoot.tsx';
import { ButtonLink, Link } from './Link.tsx';
import { StateSheet } from '../../../../../.storybook/helpers/StateSheet.tsx';

const meta = { component: Link, args: { href: '/privacy', children: 'Learn more' } } satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  decorators: [
    (Story) => (
      <p>
        Only essential session cookies are used. <Story />
      </p>
    ),
  ],
};

export const AsButton: Story = { render: (args) => <ButtonLink {...args} /> };

const navigate = fn();

export const NavigatesClientSide: Story = {
  tags: ['behavior', '!autodocs', 'no-visual'],
  decorators: [
    (Story) => (
      <AppRoot appearance="dark" navigate={navigate} isEmbedded>
        <Story />
      </AppRoot>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear();
    await userEvent.click(canvas.getByRole('link', { name: 'Learn more' }));
    await expect(navigate.mock.calls[0]?.[0]).toBe('/privacy');
  },
};

export const States: Story = {
  render: (args) => <StateSheet of={Link} args={args} variants={{ 'in text': {} }} />,
};

export const ButtonStates: Story = {
  render: () => (
    <StateSheet
      of={ButtonLink}
      args={{ href: '/signup', children: 'Sign up' }}
      variants={{
        accent: {},
        'gray outline': { tone: 'gray', variant: 'outline' },
        'gray ghost': { tone: 'gray', variant: 'ghost' },
      }}
    />
  ),
};

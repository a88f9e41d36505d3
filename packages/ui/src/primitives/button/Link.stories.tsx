import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { usage } from '../../../stories/usage.ts';
import { AppRoot } from '../../theme/AppRoot.tsx';
import { Link } from './Link.tsx';
import { sheet } from '../../../stories/StateSheet.tsx';

const meta = {
  title: 'Components/Primitives/Link',
  component: Link,
  parameters: usage({
    when: 'For going to another screen from within text.',
    not: 'For an action: use a `Button`. For the main way forward: a `ButtonLink`. Around a whole row: a `RowLink`.',
    with: 'Sentences, and names of players.',
    do: ['Say where it leads: "View profile", not "click here".'],
  }),
  args: { href: '/privacy', children: 'Learn more' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const InText: Story = {
  decorators: [
    (Story) => (
      <p>
        Only essential session cookies are used. <Story />
      </p>
    ),
  ],
};

const navigate = fn();

/** Such clicks open a new tab or window, or leave the app. */
export const LeavesOtherClicksToTheBrowser: Story = {
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    // The test stays on its page. Outside of the app's own handler, which sees each click first.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div onClick={(event) => event.preventDefault()}>
      <AppRoot appearance="dark" navigate={navigate} isEmbedded>
        <Link {...args} />
        <Link href="https://example.org">Elsewhere</Link>
      </AppRoot>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear();
    const link = canvas.getByRole('link', { name: 'Learn more' });
    for (const key of ['Control', 'Meta', 'Shift', 'Alt']) {
      await userEvent.keyboard(`{${key}>}`);
      await userEvent.click(link);
      await userEvent.keyboard(`{/${key}}`);
    }
    await userEvent.click(canvas.getByRole('link', { name: 'Elsewhere' }));
    await expect(navigate).not.toHaveBeenCalled();
    link.focus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate.mock.calls).toEqual([['/privacy']]);
  },
};

export const States: Story = { render: sheet({ variants: { 'in text': {} } }) };

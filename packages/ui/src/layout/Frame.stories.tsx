import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { pageParameters } from '../../stories/inFrame.tsx';

import { usage } from '../../stories/usage.ts';
import { Footer } from './Footer.tsx';
import { Frame } from './Frame.tsx';
import { Header } from './Header.tsx';

const header = <Header viewer="anonymous" appearance="dark" onToggleAppearance={fn()} onLogin={fn()} />;

const meta = {
  title: 'Components/Layout/Frame',
  component: Frame,
  parameters: {
    ...pageParameters,
    docs: { story: { inline: false, height: '420px' } },
    ...usage({
      when: 'Once, around every screen.',
      not: 'Inside of a screen: screens have no header, footer or `main` of their own.',
      with: 'Slots for `Header`, `OfflineNotice`, `CookieNotice`, `Footer` and `Places`.',
      do: ['Put the screen into it, starting with its title.', 'Keep it mounted when the route changes.'],
    }),
  },
  args: { header, children: <h1>THE MACHINE</h1> },
  argTypes: { season: { options: [undefined, 'Demo season: simulated matches'] } },
} satisfies Meta<typeof Frame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const WithFooter: Story = { args: { footer: <Footer links={[{ href: '/completed', label: 'Completed' }]} /> } };

/** Says on every page that the matches aren't real, in a line below the header. */
export const DemoSeason: Story = { args: { season: 'Demo season: simulated matches' } };

export const SkipsToContent: Story = {
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

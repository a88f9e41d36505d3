import { sharedPick } from '@machine/mocks/share.ts';
import { sharePictureText, shareText } from '@machine/contract/shareText.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { findVisibleDialog } from '../../stories/findVisibleDialog.ts';

import { ShareDialog, type ShareDialogState } from './ShareDialog.tsx';
import { presets, WAITING } from '../../stories/presets.ts';
import { stateful } from '../../stories/stateful.tsx';
import { usage } from '../../stories/usage.ts';

type Shared = Extract<ShareDialogState, { kind: 'shared' }>;

/** In the colors of a picture, and of its size. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="#0b0d0c"/><path d="M34 92V34H92M1108 596H1166V538" fill="none" stroke="#86ead4" stroke-width="5"/></svg>',
)}`;

const shared = (more: Partial<Shared> = {}): ShareDialogState => ({
  kind: 'shared',
  text: shareText(sharedPick),
  url: 'https://beat-the-machine.example/s/Xb1vJm0yQk2pT8wZ4uR6nA',
  picture: { src: PICTURE, alt: sharePictureText(sharedPick) },
  onShare: fn(),
  onCopy: fn(),
  onStop: fn(),
  ...more,
});

const SHARED = shared();
const PRIVATE = { kind: 'private', onCreate: () => {} };

const meta = {
  title: 'Components/Share/Share Dialog',
  component: ShareDialog,
  parameters: {
    ...usage({
      when: 'For sharing a settled pick, a week or a standing by a link with a picture.',
      not: 'For inviting to a league: that is the `InviteSection`.',
      with: 'A `Dialog` with a `Switch`, opened by a `ShareButton`; the link leads to the `ShareScreen`.',
      dont: ["Don't make anything public before its link is created."],
    }),
    docs: { story: { inline: false, height: '640px' } },
  },
  args: { what: 'PICK', isOpen: true, onClose: fn(), state: SHARED, hidesResult: false, onHidesResult: fn() },
  argTypes: {
    what: { options: ['PICK', 'WEEK', 'EDGE'] },
    state: presets({
      shared: SHARED,
      copied: shared({ notice: 'COPIED' }),
      'to copy by hand': shared({ notice: 'MANUAL' }),
      private: PRIVATE,
      creating: { ...PRIVATE, isBusy: true },
      'not created': { ...PRIVATE, hasFailed: true },
      ...WAITING,
    }),
  },
} satisfies Meta<typeof ShareDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['playground'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: stateful({ onClose: () => ({ isOpen: false }), onHidesResult: (_, hidesResult) => ({ hidesResult }) }),
};

export const Loading: Story = { tags: ['loading'], args: { state: { kind: 'loading' } } };
export const Failed: Story = { tags: ['failed'], args: { state: { kind: 'failed', onRetry: fn() } } };
export const Private: Story = { args: { state: { kind: 'private', onCreate: fn() } } };
export const Creating: Story = { args: { state: { kind: 'private', isBusy: true, onCreate: fn() } } };
export const NotCreated: Story = {
  args: { what: 'WEEK', state: { kind: 'private', hasFailed: true, onCreate: fn() } },
};
export const Shared: Story = {};
export const Copied: Story = { args: { state: shared({ notice: 'COPIED' }) } };
export const Manual: Story = {
  args: { what: 'EDGE', state: shared({ notice: 'MANUAL' }) },
  play: async () => {
    await findVisibleDialog('Share your standing');
    const text: HTMLTextAreaElement = screen.getByRole('textbox', { name: 'Text to share' });
    await waitFor(() => expect(text).toHaveFocus());
    await expect(text.value.slice(text.selectionStart, text.selectionEnd)).toBe(text.value);
  },
};
export const NotStopped: Story = { args: { state: shared({ hasFailed: true }), hidesResult: true } };

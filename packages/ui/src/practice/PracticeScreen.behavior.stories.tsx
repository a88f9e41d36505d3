import { practiceMatches } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { inFrame, pageParameters } from '../../stories/inFrame.tsx';
import { PracticeScreen, type PracticeRound, type PracticeScreenProps } from './PracticeScreen.tsx';

/** Plays a round of two matches. */
function Round(props: PracticeScreenProps) {
  const [round, setRound] = useState<PracticeRound>({ matches: practiceMatches.slice(0, 2), choices: [], position: 0 });
  return (
    <PracticeScreen
      {...props}
      state={{ kind: round.position < round.matches.length ? 'ready' : 'finished', round }}
      onPick={(choice) => setRound({ ...round, choices: [...round.choices, choice] })}
      onNext={() => setRound({ ...round, position: round.position + 1 })}
    />
  );
}

const meta = {
  title: 'Screens/Practice',
  component: PracticeScreen,
  parameters: pageParameters,
  decorators: [inFrame],
  tags: ['behavior', '!autodocs', 'no-visual'],
  args: { state: { kind: 'loading' }, viewer: 'anonymous', onPick: fn(), onNext: fn(), onRestart: fn() },
  render: (args) => <Round {...args} />,
} satisfies Meta<typeof PracticeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PlaysByKeyboardAndMovesTheFocusAlong: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('The result gets the focus, and the score is announced', async () => {
      canvas.getByRole('button', { name: /DISAGREE/ }).focus();
      await expect(canvas.getByRole('article', { name: /^Match 1 of 2: Los Angeles Lakers @/ })).toBeVisible();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByText('You beat the Machine')).toHaveFocus());
      await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(
        'Los Angeles Lakers 109, Golden State Warriors 103, on Oct 18, 2022',
      );
      await expect(canvas.getByText('You 1, the Machine 0')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /AGREE/ })).toBeNull();
    });
    await step('The next card gets the focus, without its score', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Next match' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('article', { name: /^Match 2 of 2: Arsenal @/ })).toHaveFocus());
      await expect(canvas.getAllByRole('status')[0]).toBeEmptyDOMElement();
      await expect(canvas.queryByText(/2024/)).toBeNull();
    });
    await step('The summary gets the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^\[ AGREE/ }));
      await userEvent.click(await canvas.findByRole('button', { name: 'See your score' }));
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'You 2, the Machine 1' })).toHaveFocus());
      await expect(canvas.getByRole('link', { name: 'Sign up to play real ones' })).toHaveAttribute('href', '/signup');
      await userEvent.click(canvas.getByRole('button', { name: 'Practice again' }));
      await expect(args.onRestart).toHaveBeenCalledOnce();
    });
  },
};

import { Button } from '@machine/ui/primitives/button/Button.tsx';
import type { Decorator } from '@storybook/react-vite';
import { useEffect, useMemo, useState } from 'react';
import { UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { controlled } from './controlled.ts';

type Props = Record<string, unknown>;

/**
 * Keeps the state of controlled components, as their containers do. Behavior stories test components without one unless
 * they set the parameter `isStateful`, and toasts, which would close by themselves, stay.
 */
export const withState: Decorator = (Story, { args, id, tags, parameters }) =>
  (tags.includes('behavior') && !parameters.isStateful) || 'toast' in args ? (
    <Story />
  ) : (
    <Stateful key={id} of={Story} id={id} args={args} />
  );

type StatefulProps = { of: Parameters<Decorator>[0]; id: string; args: Props };

function Stateful({ of: Story, id, args }: StatefulProps) {
  const [initial] = useState(args);
  // Changes last until the args change in the Controls panel.
  const [state, setState] = useState({ from: args, changed: args });
  if (state.from !== args) setState({ from: args, changed: args });
  const current = state.from === args ? state.changed : args;
  const [change] = useState(
    () => (update: (props: Props) => Props) => setState((last) => ({ ...last, changed: update(last.changed) })),
  );
  useEffect(() => {
    const updatedArgs = Object.fromEntries(
      Object.entries(state.changed).filter(([name, value]) => value !== state.from[name]),
    );
    if (Object.keys(updatedArgs).length > 0) addons.getChannel().emit(UPDATE_STORY_ARGS, { storyId: id, updatedArgs });
  }, [id, state]);
  const props = useMemo(() => controlled(current, change), [current, change]);
  const isClosed = initial.isOpen === true && current.isOpen === false;
  return (
    <>
      <Story args={props} />
      {isClosed && <Button onPress={() => change((last) => ({ ...last, isOpen: true }))}>Open again</Button>}
    </>
  );
}

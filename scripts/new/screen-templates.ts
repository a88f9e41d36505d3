import type { Names } from './naming.ts';
import type { listNamesOf } from './new-call.ts';

type ListNames = ReturnType<typeof listNamesOf>;

export const component = (
  { pascal, title }: Names,
  { list, item, one }: ListNames,
) => `import type { ${item} } from '@machine/contract';
import { Inbox } from 'lucide-react';
import { EmptyBlock } from '../primitives/feedback/EmptyBlock.tsx';
import { ErrorBlock } from '../primitives/feedback/ErrorBlock.tsx';
import { ButtonLink } from '../primitives/button/Link.tsx';
import { LoadingStatus } from '../primitives/feedback/LoadingStatus.tsx';
import { Panel } from '../primitives/panel/Panel.tsx';
import { ScreenTitle } from '../primitives/text/ScreenTitle.tsx';
import { Skeleton } from '../primitives/feedback/Skeleton.tsx';
import { focusFallback } from '../primitives/focus/focusFallback.ts';
import { UserText } from '../primitives/text/UserText.tsx';
import styles from './${pascal}Screen.module.css';

export type ${pascal}State =
  | { kind: 'loading'; isSlow?: boolean }
  | { kind: 'failed'; onRetry?: () => void }
  | { kind: 'empty' }
  | { kind: 'ready'; ${list}: readonly ${item}[] };

export type ${pascal}ScreenProps = {
  state: ${pascal}State;
  /** The page with the prediction to pick. */
  homeHref?: string;
};

/** FILL IN: describe the purpose of the screen. */
export function ${pascal}Screen(props: ${pascal}ScreenProps) {
  return (
    <div className={styles.screen}>
      <ScreenTitle align="start">${title}</ScreenTitle>
      <div {...focusFallback} className={styles.body} aria-busy={props.state.kind === 'loading'}>
        <${pascal}Body {...props} />
      </div>
    </div>
  );
}

/* FILL IN: adapt the messages and the content. */
function ${pascal}Body({ state, homeHref = '/' }: ${pascal}ScreenProps) {
  switch (state.kind) {
    case 'loading':
      return (
        <>
          <Skeleton width="100%" height="64px" />
          <LoadingStatus isSlow={state.isSlow} />
        </>
      );
    case 'failed':
      return <ErrorBlock sentence="Couldn't load ${title.toLowerCase()}." onRetry={state.onRetry} />;
    case 'empty':
      return (
        <EmptyBlock
          icon={Inbox}
          sentence="No ${title.toLowerCase()} yet"
          action={
            <ButtonLink size="3" href={homeHref}>
              Make a pick
            </ButtonLink>
          }
        />
      );
    case 'ready':
      return (
        <ul className={styles.list}>
          {state.${list}.map((${one}) => (
            <li key={${one}.id}>
              <Panel>
                <UserText>{${one}.title}</UserText>
              </Panel>
            </li>
          ))}
        </ul>
      );
  }
}
`;

export const STYLE = `.screen,
.body {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
}

.screen {
  width: 100%;
  max-width: 720px;
  margin-inline: auto;
}

.list {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;
}
`;

/** Returns the name of the constant that lists the screen's states. */
export const constantOf = ({ kebab }: Names) => kebab.toUpperCase().replaceAll('-', '_');

/** Returns the heading of a new section after the last screen of the specification. */
export const nextSection = (specification: string, title: string): string => {
  const last = [...specification.matchAll(/^### 2\.(\d+) /gm)].at(-1)?.[1];
  return `2.${Number(last) + 1} ${title}`;
};

export const states = (names: Names, section: string) => `import { statesOf } from './state.ts';

/* FILL IN: list every state in the specification. */
export const ${constantOf(names)} = statesOf('${section}', {
  '${names.kebab}-loading': 'Loading',
  '${names.kebab}-failed': 'Failed',
  '${names.kebab}-empty': 'Empty',
  '${names.kebab}-ready': 'Ready',
});
`;

export const stories = (
  { pascal, kebab }: Names,
  { list }: ListNames,
) => `import { HOSTILE_TEXTS, ${list} } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inFrame, pageParameters } from '../../../../.storybook/helpers/inFrame.tsx';
import { ${pascal}Screen } from './${pascal}Screen.tsx';

const meta = {
  component: ${pascal}Screen,
  parameters: pageParameters,
  decorators: [inFrame],
  args: { state: { kind: 'ready', ${list} } },
} satisfies Meta<typeof ${pascal}Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const onAPhone = { globals: { viewport: { value: 'phone' } } };

/* FILL IN: add a story for each state in the specification and for edge cases. */
export const Loading: Story = { tags: ['spec:${kebab}-loading'], args: { state: { kind: 'loading' } } };
export const StillLoading: Story = { args: { state: { kind: 'loading', isSlow: true } } };
export const Failed: Story = {
  tags: ['spec:${kebab}-failed'],
  args: { state: { kind: 'failed', onRetry: fn() } },
};
export const Empty: Story = { tags: ['spec:${kebab}-empty'], args: { state: { kind: 'empty' } } };
export const Ready: Story = { tags: ['spec:${kebab}-ready'] };
export const ReadyOnAPhone: Story = { ...onAPhone };
export const FailedOnAPhone: Story = { ...Failed, ...onAPhone };

export const HostileText: Story = {
  args: {
    state: { kind: 'ready', ${list}: Object.entries(HOSTILE_TEXTS).map(([id, title]) => ({ id, title })) },
  },
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvasElement }) => {
    const { documentElement } = canvasElement.ownerDocument;
    await expect(canvasElement.querySelector('img, script, iframe')).toBeNull();
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
  },
};
`;

export const behavior = ({ pascal }: Names) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ${pascal}Screen } from './${pascal}Screen.tsx';

const onRetry = fn();

const meta = {
  component: ${pascal}Screen,
  tags: ['behavior', '!autodocs', 'no-visual'],
  args: { state: { kind: 'failed', onRetry } },
} satisfies Meta<typeof ${pascal}Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TriesAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
`;

export const route = (
  { pascal, title }: Names,
  { list, item, noun }: ListNames,
) => `import type { ${item} } from '@machine/contract';
import { ${pascal}Screen } from '@machine/ui';
import { useQuery } from '@tanstack/react-query';
import { useScreenState } from '../hooks/useScreenState.ts';
import { ${noun}Queries } from '../queries/${noun}.ts';

/** Connects the ${title.toLowerCase()} screen to its query. */
export function ${pascal}Route() {
  return <${pascal}Screen state={useScreenState(useQuery(${noun}Queries.${list}()), ${list}State)} />;
}

const ${list}State = (${list}: readonly ${item}[]) =>
  ${list}.length === 0 ? { kind: 'empty' as const } : { kind: 'ready' as const, ${list} };
`;

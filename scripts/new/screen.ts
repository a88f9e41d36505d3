import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build.ts';
import { type CallOptions, listNamesOf, planCall } from './call.ts';
import { exportFromUi } from './component.ts';
import { type Names, type Plan, titleCase, uiPath } from './plan.ts';

type ScreenNames = Names & ReturnType<typeof listNamesOf> & { states: string; heading: string };

/** Plans a screen with its states, its route and the call whose list it shows. */
export function planScreen(names: Names, { noun: givenNoun }: CallOptions): Plan {
  const { pascal, camel, kebab, title } = names;
  const states = kebab.toUpperCase().replaceAll('-', '_');
  const heading = `2.${lastScreenNumber() + 1} ${title}`;
  const screen = { ...names, ...listNamesOf(names, givenNoun), states, heading };
  const { noun } = screen;
  const path = `packages/ui/src/${noun}/${pascal}Screen`;
  const call = planCall(names, { noun });
  return {
    files: {
      ...call.files,
      [`${path}.tsx`]: component(screen),
      [`${path}.module.css`]: STYLE,
      [`${path}.stories.tsx`]: stories(screen),
      [`.storybook/spec/${kebab}.ts`]: specStates(screen),
      [`app/src/routes/${pascal}Route.tsx`]: route(screen),
    },
    edits: [
      ...call.edits,
      exportFromUi(`${noun}/${pascal}Screen`),
      {
        path: 'docs/specification.md',
        at: { before: '## 3. Entities and their fields' },
        text: `### ${heading}\n\n- FILL IN: describe what it shows, and its states.\n\n`,
      },
      { path: '.storybook/spec/states.ts', at: 'start', text: `import { ${states} } from './${kebab}.ts';\n` },
      {
        path: '.storybook/spec/states.ts',
        at: { after: 'SPEC_STATES: readonly SpecState[] = [' },
        text: `\n  ...${states},`,
      },
      {
        path: '.storybook/screens.ts',
        at: { before: "  'Not Found'" },
        text: `  '${titleCase(title)}': '/${kebab}',\n`,
      },
      { path: 'app/src/paths.ts', at: { before: "  privacy: '/privacy'" }, text: `  ${camel}: '/${kebab}',\n` },
      {
        path: 'app/src/routes/screens.ts',
        at: { after: 'screens: Screen[] = [' },
        text: `
  {
    path: paths.${camel},
    title: '${title}',
    load: () => import('./${pascal}Route.tsx').then((module) => module.${pascal}Route),
  },`,
      },
    ],
    steps: [
      `Implement each state in ${path}.tsx; npm run storybook shows them under Screens/${titleCase(title)}.`,
      `List the states in .storybook/spec/${kebab}.ts and tag the stories that show them.`,
      `Add a link to paths.${camel}; nothing links there yet. npm run dev:mocked opens /${kebab}.`,
      ...call.steps,
    ],
  };
}

/** Returns the number of the last screen in the specification: 24 for "2.24". */
const lastScreenNumber = () =>
  Number([...readFileSync(join(ROOT, 'docs/specification.md'), 'utf8').matchAll(/^### 2\.(\d+) /gm)].at(-1)?.[1]);

const component = ({ pascal, camel, title, item, one }: ScreenNames) => `
import type { ${item} } from '@machine/contract';
import { Inbox } from 'lucide-react';
import { EmptyBlock } from '${uiPath('EmptyBlock.tsx')}';
import { ErrorBlock } from '${uiPath('ErrorBlock.tsx')}';
import { focusFallback } from '${uiPath('focusFallback.ts')}';
import { LoadingStatus } from '${uiPath('LoadingStatus.tsx')}';
import { Panel } from '${uiPath('Panel.tsx')}';
import { ScreenTitle } from '${uiPath('ScreenTitle.tsx')}';
import { Skeleton } from '${uiPath('Skeleton.tsx')}';
import { UserText } from '${uiPath('UserText.tsx')}';
import styles from './${pascal}Screen.module.css';

export type ${pascal}State =
  | { kind: 'loading'; isSlow?: boolean }
  | { kind: 'failed'; onRetry?: () => void }
  | { kind: 'empty' }
  | { kind: 'ready'; ${camel}: readonly ${item}[] };

export type ${pascal}ScreenProps = { state: ${pascal}State };

/** FILL IN: describe the purpose of the screen. */
export function ${pascal}Screen({ state }: ${pascal}ScreenProps) {
  return (
    <div className={styles.screen}>
      <ScreenTitle align="start">${title}</ScreenTitle>
      <div {...focusFallback} className={styles.body} aria-busy={state.kind === 'loading'}>
        <${pascal}Body state={state} />
      </div>
    </div>
  );
}

/* FILL IN: adapt the messages and the content. */
function ${pascal}Body({ state }: ${pascal}ScreenProps) {
  switch (state.kind) {
    case 'loading':
      return (
        <>
          <Skeleton width="100%" height="64px" />
          <LoadingStatus isSlow={state.isSlow} />
        </>
      );
    case 'failed':
      return <ErrorBlock message="Couldn't load ${title.toLowerCase()}." onRetry={state.onRetry} />;
    case 'empty':
      return <EmptyBlock icon={Inbox} message="No ${title.toLowerCase()} yet" />;
    case 'ready':
      return (
        <ul className={styles.list}>
          {state.${camel}.map((${one}) => (
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

const STYLE = `
.screen,
.body,
.list {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
}

.list {
  margin: 0;
  padding: 0;
  list-style: none;
}
`;

const specStates = ({ heading, kebab, states }: ScreenNames) => `
import { statesOf } from './state.ts';

/* FILL IN: list every state in the specification. */
export const ${states} = statesOf('${heading}', {
  '${kebab}-loading': 'Loading',
  '${kebab}-failed': 'Failed',
  '${kebab}-empty': 'Empty',
  '${kebab}-ready': 'Ready',
});
`;

const stories = ({ pascal, camel, kebab, title }: ScreenNames) => `
import { HOSTILE_TEXTS, ${camel} } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inFrame, pageParameters } from '${uiPath('inFrame.tsx')}';
import { playground } from '${uiPath('playground.ts')}';
import { ${pascal}Screen } from './${pascal}Screen.tsx';

const meta = {
  title: 'Screens/${titleCase(title)}',
  component: ${pascal}Screen,
  parameters: pageParameters,
  decorators: [inFrame],
  args: { state: { kind: 'ready', ${camel} } },
} satisfies Meta<typeof ${pascal}Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = playground(() => ({ Ready, Loading, Failed, Empty }));

/* FILL IN: add a story for each state in the specification and for edge cases. */
export const Loading: Story = { tags: ['spec:${kebab}-loading'], args: { state: { kind: 'loading' } } };
export const Failed: Story = { tags: ['spec:${kebab}-failed'], args: { state: { kind: 'failed', onRetry: fn() } } };
export const Empty: Story = { tags: ['spec:${kebab}-empty'], args: { state: { kind: 'empty' } } };
export const Ready: Story = { tags: ['spec:${kebab}-ready'] };
export const HostileText: Story = {
  args: { state: { kind: 'ready', ${camel}: Object.entries(HOSTILE_TEXTS).map(([id, title]) => ({ id, title })) } },
  globals: { viewport: { value: 'phone320' } },
};
`;

const route = ({ pascal, camel, title, item, noun }: ScreenNames) => `
import type { ${item} } from '@machine/contract';
import { ${pascal}Screen } from '@machine/ui';
import { useQuery } from '@tanstack/react-query';
import { useScreenState } from '../hooks/useScreenState.ts';
import { ${noun}Queries } from '../queries/${noun}.ts';

/** Connects the ${title.toLowerCase()} screen to its query. */
export function ${pascal}Route() {
  return <${pascal}Screen state={useScreenState(useQuery(${noun}Queries.${camel}()), ${camel}State)} />;
}

const ${camel}State = (${camel}: readonly ${item}[]) =>
  ${camel}.length === 0 ? { kind: 'empty' as const } : { kind: 'ready' as const, ${camel} };
`;

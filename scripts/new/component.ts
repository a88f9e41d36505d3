import { type Names, type Plan, titleCase, uiPath } from './plan.ts';

/** Plans a component with its style and stories. */
export function planComponent({ pascal, title }: Names, noun: string): Plan {
  const path = `packages/ui/src/${noun}/${pascal}`;
  return {
    files: {
      [`${path}.tsx`]: component(pascal),
      [`${path}.module.css`]: '.root {\n  margin: 0;\n  color: var(--gray-12);\n}\n',
      [`${path}.stories.tsx`]: stories(pascal, title, noun),
    },
    edits: [exportFromUi(`${noun}/${pascal}`)],
    steps: [`Define the props in ${path}.tsx, and add a story for each state; npm run storybook shows them.`],
  };
}

export const exportFromUi = (file: string) => ({
  path: 'packages/ui/src/index.ts',
  at: 'end' as const,
  text: `export * from './${file}.tsx';`,
});

const component = (name: string) => `
import { UserText } from '${uiPath('UserText.tsx')}';
import styles from './${name}.module.css';

/* FILL IN: define the props in the terms of the game. */
export type ${name}Props = { text: string };

/** FILL IN: describe what it shows. */
export function ${name}({ text }: ${name}Props) {
  return (
    <p className={styles.root}>
      <UserText>{text}</UserText>
    </p>
  );
}
`;

const stories = (name: string, title: string, noun: string) => `
import { HOSTILE_TEXTS } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '${uiPath('playground.ts')}';
import { ${name} } from './${name}.tsx';

const meta = {
  title: 'Components/${titleCase(noun)}/${titleCase(title)}',
  component: ${name},
  args: { text: '${title}' },
} satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = playground();

/* FILL IN: add a story for each state. */
export const Default: Story = {};
export const HostileText: Story = {
  args: { text: HOSTILE_TEXTS.long },
  globals: { viewport: { value: 'phone320' } },
};
`;

import type { ChangeSet } from './change-set.ts';
import type { Names } from './naming.ts';
import { addExport } from './source-edits.ts';

/** Adds a component with its style and stories. */
export function addComponent(changes: ChangeSet, { pascal, title }: Names, noun: string): string[] {
  const path = `packages/ui/src/${noun}/${pascal}`;
  changes.assertUnused('packages/ui/src', pascal);
  changes.create(`${path}.tsx`, component(pascal));
  changes.create(`${path}.module.css`, STYLE);
  changes.create(`${path}.stories.tsx`, stories(pascal, title));
  changes.change('packages/ui/src/index.ts', (index) => addExport(index, `export * from './${noun}/${pascal}.tsx';`));
  return [
    `Implement ${path}.tsx and define its props.`,
    `Add a story for each state to ${path}.stories.tsx; npm run storybook shows them.`,
  ];
}

const component = (name: string) => `import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import styles from './${name}.module.css';

/* FILL IN: define the props in the terms of the game. */
export type ${name}Props = { label: string; text: string };

/** FILL IN: describe what it shows. */
export function ${name}({ label, text }: ${name}Props) {
  return (
    <div className={styles.root}>
      <Eyebrow>{label}</Eyebrow>
      <p className={styles.text}>
        <UserText>{text}</UserText>
      </p>
    </div>
  );
}
`;

const STYLE = `.root {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
}

.text {
  margin: 0;
  color: var(--gray-12);
  font: 500 var(--font-size-3) / 1.5 var(--sans);
}
`;

const stories = (name: string, title: string) => `import { HOSTILE_TEXTS } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${name} } from './${name}.tsx';

const meta = {
  component: ${name},
  args: { label: '${title}', text: 'Suns by six.' },
} satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

/* FILL IN: add a story for each state. */
export const Default: Story = {};
export const Long: Story = { args: { text: 'Suns by six, and not one more. '.repeat(12) } };
export const LongOnAPhone: Story = { ...Long, globals: { viewport: { value: 'phone' } } };
export const HostileText: Story = {
  args: { label: HOSTILE_TEXTS.tag, text: HOSTILE_TEXTS.long },
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvasElement }) => {
    const { documentElement } = canvasElement.ownerDocument;
    await expect(canvasElement.querySelector('img, script, iframe')).toBeNull();
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
  },
};
`;

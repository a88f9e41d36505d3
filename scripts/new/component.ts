import type { Draft } from './draft.ts';
import { addExport } from './edits.ts';
import type { Names } from './names.ts';

/** A part of a screen: the component, its style and its states. */
export function draftComponent(draft: Draft, { pascal, words }: Names, noun: string): string[] {
  const path = `packages/ui/src/${noun}/${pascal}`;
  draft.refuseTaken('packages/ui/src', pascal);
  draft.create(`${path}.tsx`, component(pascal));
  draft.create(`${path}.module.css`, STYLE);
  draft.create(`${path}.stories.tsx`, stories(pascal, words));
  draft.change('packages/ui/src/index.ts', (index) => addExport(index, `export * from './${noun}/${pascal}.tsx';`));
  return [
    `Say in ${path}.tsx what it shows, and give it the props that it needs.`,
    `Give each state of it a story in ${path}.stories.tsx: npm run storybook shows them.`,
  ];
}

const component = (name: string) => `import { Eyebrow } from '../primitives/Eyebrow.tsx';
import { UserText } from '../primitives/UserText.tsx';
import styles from './${name}.module.css';

/* FILL IN: what it needs to know, in the terms of the game. */
export type ${name}Props = { label: string; text: string };

/** FILL IN: what it shows, in one sentence. */
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

const stories = (name: string, words: string) => `import { HOSTILE_TEXTS } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${name} } from './${name}.tsx';

const meta = {
  component: ${name},
  args: { label: '${words}', text: 'Suns by six.' },
} satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

/* FILL IN: a story for each state, named after it. */
export const Usual: Story = {};
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

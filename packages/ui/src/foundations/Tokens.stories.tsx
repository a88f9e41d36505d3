import type { Meta, StoryObj } from '@storybook/react-vite';
import styles from './Tokens.module.css';

const COLOURS = [
  ['The Machine, agree, right, chosen', ['--accent-3', '--accent-6', '--accent-9', '--accent-11']],
  ['Disagree, wrong, destructive', ['--tomato-3', '--tomato-6', '--tomato-9', '--tomato-11']],
  ['Gold match, injury context', ['--amber-3', '--amber-6', '--amber-9', '--amber-11']],
  ['Text and lines', ['--gray-3', '--gray-6', '--gray-11', '--gray-12']],
  ['Ground and panels', ['--color-background', '--color-panel-solid', '--color-surface', '--overlay']],
] as const;

const TYPE = [
  ['Headings, scores, buttons', 'var(--mono)', '--font-size-6', 'THE MACHINE 112–108'],
  ['Labels', 'var(--mono)', '--label-size', 'NBA · Starts in 2h 14m'],
  ['Prose', 'var(--sans)', '--font-size-3', 'One match. One pick. Agree, or prove it wrong.'],
] as const;

const SPACES = ['--space-1', '--space-2', '--space-3', '--space-4', '--space-5', '--space-6'] as const;

/** What the look is made of. Colours, sizes and spaces are taken from here and never written by hand. */
function Tokens() {
  return (
    <div className={styles.sheet}>
      <h1>Tokens</h1>
      <h2>Colour</h2>
      {COLOURS.map(([use, names]) => (
        <div key={use} className={styles.row}>
          <p>{use}</p>
          {names.map((name) => (
            <figure key={name} className={styles.swatch}>
              <div style={{ background: `var(${name})` }} />
              <figcaption>{name}</figcaption>
            </figure>
          ))}
        </div>
      ))}
      <h2>Type</h2>
      {TYPE.map(([use, fontFamily, size, sample]) => (
        <div key={use} className={styles.row}>
          <p>{use}</p>
          <span style={{ fontFamily, fontSize: `var(${size})` }}>{sample}</span>
        </div>
      ))}
      <h2>Space</h2>
      {SPACES.map((name) => (
        <div key={name} className={styles.row}>
          <p>{name}</p>
          <span className={styles.space} style={{ width: `var(${name})` }} />
        </div>
      ))}
    </div>
  );
}

const meta = { component: Tokens } satisfies Meta<typeof Tokens>;
export default meta;

export const All: StoryObj<typeof meta> = {};

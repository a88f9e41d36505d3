import type { Meta, StoryObj } from '@storybook/react-vite';
import { amount, plural } from '../format/number.ts';
import { Eyebrow } from '../primitives/Eyebrow.tsx';
import { StyleGuideTable, StyleGuidePage, StyleGuideSection } from './StyleGuide.tsx';
import { GUIDE_PARAMETERS } from './guideDocs.tsx';
import { STYLE_SHEETS, usesOf } from './sourceFiles.ts';
import styles from './Type.module.css';
import { useMeasured } from './useMeasured.ts';

const SIZES = [
  ['--label-size', 'mono', 'Labels, tags, captions', 'NBA · STARTS IN 2H 14M'],
  ['--font-size-1', 'mono', 'What stands under a figure', '148 picks'],
  ['--font-size-2', 'mono', 'Rows, tabs, buttons', '[ AGREE ]'],
  ['--font-size-3', 'sans', 'What one reads', 'It would hold the home side here even without its centre.'],
  ['--font-size-4', 'mono', 'Titles of sections, sentences of an empty page', 'Recent picks'],
  ['--font-size-5', 'mono', "The Machine's call; titles of dialogs", 'Boston Celtics'],
  ['--font-size-6', 'mono', 'Scores; the figures of a profile', '112–108'],
  ['--font-size-7', 'mono', 'The name that a sign-up ends with', 'SwiftFalcon482'],
] as const;

const FACES = [
  ['Geist Mono', 'var(--mono)', 'Titles, labels, tags, buttons, scores: whatever the terminal says, and every figure.'],
  [
    'Geist',
    'var(--sans)',
    'What people and the Machine write: messages, analysis, legal pages, sentences of more than one line.',
  ],
] as const;
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 [ ] @ % + – … ’';

const LABELS = [
  {
    label: <Eyebrow>The Machine predicts</Eyebrow>,
    when: 'In capitals by style, spaced by 0.12em, where the words are ours to shape.',
  },
  {
    label: <Eyebrow isVerbatim>Starts in 2h 14m</Eyebrow>,
    when: 'In the case in which they are written, where the words are fixed.',
  },
  {
    label: <Eyebrow tone="amber">NBA injury context</Eyebrow>,
    when: 'In amber over what concerns a gold match or an injury.',
  },
];

const sizeOf = (element: HTMLElement) => getComputedStyle(element).fontSize;

function Size({ token, face, use, sample }: { token: string; face: string; use: string; sample: string }) {
  const [ref, size] = useMeasured(sizeOf);
  return (
    <li className={styles.size}>
      <div className={styles.facts}>
        <code>{token}</code> {size}, {plural(usesOf(token, STYLE_SHEETS), 'use')}
        <br />
        {use}
      </div>
      <span ref={ref} className={styles.sample} style={{ fontSize: `var(${token})`, fontFamily: `var(--${face})` }}>
        {sample}
      </span>
    </li>
  );
}

/** The two faces, their sizes and what each is for. */
function TypeGuide() {
  return (
    <StyleGuidePage
      title="Type"
      lead="Two faces of one family: what the terminal says is monospaced, what is written to be read is not."
    >
      <StyleGuideSection title="Faces">
        {FACES.map(([name, fontFamily, use]) => (
          <div key={name}>
            <p className={styles.signs} style={{ fontFamily }}>
              {name} {SIGNS}
            </p>
            <p className={styles.facts}>{use}</p>
          </div>
        ))}
        <p>
          Only the Latin part of each face is loaded, in the weights 400 to 700. Letters that it lacks fall back one by
          one, to faces of the same measures, so that nothing moves when they arrive.
        </p>
      </StyleGuideSection>
      <StyleGuideSection title="Sizes">
        <ul className={styles.sizes}>
          {SIZES.map(([token, face, use, sample]) => (
            <Size key={token} token={token} face={face} use={use} sample={sample} />
          ))}
        </ul>
        <p>
          The one title of a screen grows with its width, from 30 to 52 px, and is set a little closer than the rest.
          Whatever one reads may be enlarged to twice its size.
        </p>
      </StyleGuideSection>
      <StyleGuideSection title="Labels">
        <StyleGuideTable
          caption="Labels, and when which"
          rows={LABELS.map(({ label, when }) => ({ id: when, cells: { Label: label, When: when } }))}
        />
      </StyleGuideSection>
      <StyleGuideSection title="Figures">
        <p>Figures are monospaced, so that columns stand under each other and a running score does not tremble.</p>
        <div className={styles.column}>
          {[1_612, 108, 9, 1_250_000].map((figure) => (
            <span key={figure}>{amount(figure)}</span>
          ))}
        </div>
      </StyleGuideSection>
    </StyleGuidePage>
  );
}

const meta = { component: TypeGuide, parameters: GUIDE_PARAMETERS } satisfies Meta<typeof TypeGuide>;

export default meta;

export const Type: StoryObj<typeof meta> = {};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { amount, plural } from '../../packages/ui/src/format/number.ts';
import { Eyebrow } from '../../packages/ui/src/primitives/text/Eyebrow.tsx';
import { StyleGuideTable, StyleGuidePage, StyleGuideSection } from './StyleGuide.tsx';
import { countUses } from './sources.ts';
import styles from './Type.module.css';
import { useMeasured } from './useMeasured.ts';
import { TokenDownloads } from './TokenDownloads.tsx';

const SIZES = [
  ['--label-size', 'mono', 'Labels, tags, captions', 'NBA · STARTS IN 2H 14M'],
  ['--font-size-1', 'mono', 'Text below a number', '148 picks'],
  ['--font-size-2', 'mono', 'Rows, tabs, buttons', '[ AGREE ]'],
  ['--font-size-3', 'sans', 'Running text', 'The home team is favored, even without its center.'],
  ['--font-size-4', 'mono', 'Section titles, messages of empty states', 'Recent picks'],
  ['--font-size-5', 'mono', "The Machine's pick; dialog titles", 'Boston Celtics'],
  ['--font-size-6', 'mono', 'Scores; numbers on a profile', '112–108'],
  ['--font-size-7', 'mono', 'The username shown after sign-up', 'SwiftFalcon482'],
] as const;

const FONTS = [
  [
    'Geist Mono',
    'var(--mono)',
    'Titles, labels, tags, buttons, scores and all other numbers: everything the terminal says.',
  ],
  [
    'Geist',
    'var(--sans)',
    'Text written by players and the Machine: messages, analyses, legal pages and anything longer than a line.',
  ],
] as const;
const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789 [ ] @ % + – … ’';

const LABELS = [
  {
    Label: <Eyebrow>The Machine predicts</Eyebrow>,
    When: 'Capitalized by CSS with 0.12em letter spacing. The default.',
  },
  {
    Label: <Eyebrow isVerbatim>Starts in 2h 14m</Eyebrow>,
    When: 'In its original case, where the specification prescribes the text.',
  },
  { Label: <Eyebrow tone="amber">NBA injury context</Eyebrow>, When: 'In amber, for gold matches and injuries.' },
];

const sizeOf = (element: HTMLElement) => getComputedStyle(element).fontSize;

function Size({ token, face, use, sample }: { token: string; face: string; use: string; sample: string }) {
  const [ref, size] = useMeasured(sizeOf);
  return (
    <li className={styles.size}>
      <div className={styles.facts}>
        <code>{token}</code> {size}, {plural(countUses(token), 'use')}
        <br />
        {use}
      </div>
      <span ref={ref} className={styles.sample} style={{ fontSize: `var(${token})`, fontFamily: `var(--${face})` }}>
        {sample}
      </span>
    </li>
  );
}

/** The two fonts, their sizes and when to use each. */
function TypeGuide() {
  return (
    <StyleGuidePage
      title="Type"
      lead="Two fonts of one family: monospaced for interface text, proportional for running text."
    >
      <StyleGuideSection title="Fonts">
        {FONTS.map(([name, fontFamily, use]) => (
          <div key={name}>
            <p className={styles.characters} style={{ fontFamily }}>
              {name} {CHARACTERS}
            </p>
            <p className={styles.facts}>{use}</p>
          </div>
        ))}
        <p>
          Only the Latin subset of each font is loaded, in weights 400 to 700. Other characters fall back individually.
          The fallback fonts have the same metrics, so nothing moves when the fonts load.
        </p>
      </StyleGuideSection>
      <StyleGuideSection title="Sizes">
        <ul className={styles.sizes}>
          {SIZES.map(([token, face, use, sample]) => (
            <Size key={token} token={token} face={face} use={use} sample={sample} />
          ))}
        </ul>
        <p>
          Screen titles grow with the viewport from 30 to 52 px and have slightly tighter letter spacing. All text can
          be enlarged to 200%.
        </p>
      </StyleGuideSection>
      <StyleGuideSection title="Labels">
        <StyleGuideTable caption="Labels and when to use them" rows={LABELS} />
      </StyleGuideSection>
      <StyleGuideSection title="Numbers">
        <p>Numbers are monospaced, so columns align and a changing score doesn’t shift.</p>
        <div className={styles.column}>
          {[1_612, 108, 9, 1_250_000].map((figure) => (
            <span key={figure}>{amount(figure)}</span>
          ))}
        </div>
      </StyleGuideSection>
      <TokenDownloads />
    </StyleGuidePage>
  );
}

const meta = { component: TypeGuide, parameters: { controls: { disable: true } } } satisfies Meta<typeof TypeGuide>;

export default meta;

export const Type: StoryObj<typeof meta> = {};

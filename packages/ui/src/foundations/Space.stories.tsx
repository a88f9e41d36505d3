import type { Meta, StoryObj } from '@storybook/react-vite';
import { plural } from '../format/number.ts';
import { Panel } from '../primitives/Panel.tsx';
import { StyleGuideTable, StyleGuidePage, StyleGuideSection } from './StyleGuide.tsx';
import { GUIDE_PARAMETERS } from './guideDocs.tsx';
import { STYLE_SHEETS, usesOf } from './sourceFiles.ts';
import styles from './Type.module.css';
import { useMeasured } from './useMeasured.ts';

const SPACES = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((step) => `--space-${step}`);
const MEASURES = ['--touch', '--header-height'];

const WHEN = [
  ['--space-1', 'Between a glyph and its word; inside a tag'],
  ['--space-2', 'Between a label and what it labels'],
  ['--space-3', 'Between rows, between buttons; the edge of a phone'],
  ['--space-4', 'Inside of a panel'],
  ['--space-5', 'Inside of a card; between the sides of a match'],
  ['--space-6', 'Between the blocks of a screen'],
  ['--space-7', 'Above and below what is empty'],
] as const;

const widthOf = (element: HTMLElement) => `${Math.round(element.getBoundingClientRect().width)} px`;

function Bar({ token }: { token: string }) {
  const [ref, width] = useMeasured(widthOf);
  return (
    <li className={styles.bar}>
      <span className={styles.facts}>
        <code>{token}</code> {width}
      </span>
      <div ref={ref} style={{ width: `var(${token})` }} />
    </li>
  );
}

const Bars = ({ tokens }: { tokens: readonly string[] }) => (
  <ul className={styles.bars}>
    {tokens.map((token) => (
      <Bar key={token} token={token} />
    ))}
  </ul>
);

/** The steps of space, drawn, and the frame of a card. */
function SpaceGuide() {
  return (
    <StyleGuidePage
      title="Space"
      lead="Nine steps. The small ones hold things together, the large ones keep them apart; dark space is what makes one thing the important one."
    >
      <StyleGuideSection title="Steps">
        <Bars tokens={SPACES} />
      </StyleGuideSection>
      <StyleGuideSection title="When which">
        <StyleGuideTable
          caption="Steps and what they are for"
          rows={WHEN.map(([token, use]) => ({
            id: token,
            cells: { Step: <code>{token}</code>, For: use, Named: plural(usesOf(token, STYLE_SHEETS), 'time') },
          }))}
        />
      </StyleGuideSection>
      <StyleGuideSection title="Fixed measures">
        <Bars tokens={MEASURES} />
        <p>
          What is touched is at least 44 px high on a coarse pointer. The header is 57 px high, and what has the focus
          is never under it.
        </p>
      </StyleGuideSection>
      <StyleGuideSection title="Frames">
        <p>
          Corners are sharp and lines thin. Two brackets in the corners frame what matters; they have a tone, no shadow.
        </p>
        {(['accent', 'gold', 'quiet', 'danger'] as const).map((tone) => (
          <Panel key={tone} tone={tone} style={{ padding: 'var(--space-4)' }}>
            <code>{tone}</code>
          </Panel>
        ))}
      </StyleGuideSection>
      <StyleGuideSection title="Widths">
        <p>
          360 px is the first width that a screen is drawn for. At 320 px nothing scrolls sideways but the tables of the
          leaderboards, inside of a frame of their own. Above 520 px a screen has room for what a phone puts in two
          rows.
        </p>
      </StyleGuideSection>
    </StyleGuidePage>
  );
}

const meta = { component: SpaceGuide, parameters: GUIDE_PARAMETERS } satisfies Meta<typeof SpaceGuide>;

export default meta;

export const Space: StoryObj<typeof meta> = {};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { plural } from '../../packages/ui/src/format/number.ts';
import { Panel } from '../../packages/ui/src/primitives/panel/Panel.tsx';
import { StyleGuideTable, StyleGuidePage, StyleGuideSection } from './StyleGuide.tsx';
import { countUses } from './sources.ts';
import styles from './Type.module.css';
import { useMeasured } from './useMeasured.ts';
import { TokenDownloads } from './TokenDownloads.tsx';

const SPACES = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((step) => `--space-${step}`);
const FIXED_SIZES = ['--touch', '--header-height'];

const SPACE_USES = [
  ['--space-1', 'Between an icon and its text; inside a tag'],
  ['--space-2', 'Between a label and its content'],
  ['--space-3', 'Between rows and between buttons; the page margin on a phone'],
  ['--space-4', 'Inside a panel'],
  ['--space-5', 'Inside a card; between the two teams of a match'],
  ['--space-6', 'Between the blocks of a screen'],
  ['--space-7', 'Above and below an empty state'],
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

/** The spacing scale, fixed sizes, frames and widths. */
function SpaceGuide() {
  return (
    <StyleGuidePage
      title="Space"
      lead="Nine steps. Small ones group related elements, large ones separate sections. Use empty space to draw attention to what matters most."
    >
      <StyleGuideSection title="Steps">
        <Bars tokens={SPACES} />
      </StyleGuideSection>
      <StyleGuideSection title="Usage">
        <StyleGuideTable
          caption="Steps and their uses"
          rows={SPACE_USES.map(([token, use]) => ({
            Step: <code>{token}</code>,
            Use: use,
            Count: plural(countUses(token), 'use'),
          }))}
        />
      </StyleGuideSection>
      <StyleGuideSection title="Fixed sizes">
        <Bars tokens={FIXED_SIZES} />
        <p>
          With a coarse pointer, controls are at least 44 px high. The header is 57 px high and never covers the focused
          element.
        </p>
      </StyleGuideSection>
      <StyleGuideSection title="Frames">
        <p>
          Corners are sharp and lines are thin. Important content is framed by two corner brackets, which have a tone
          instead of a shadow.
        </p>
        {(['accent', 'gold', 'quiet', 'danger'] as const).map((tone) => (
          <Panel key={tone} tone={tone} style={{ padding: 'var(--space-4)' }}>
            <code>{tone}</code>
          </Panel>
        ))}
      </StyleGuideSection>
      <StyleGuideSection title="Widths">
        <p>
          Screens are designed for 360 px and up. At 320 px nothing scrolls sideways except the leaderboard tables,
          inside their own container. Above 520 px, content that wraps to two rows on a phone fits in one.
        </p>
      </StyleGuideSection>
      <TokenDownloads />
    </StyleGuidePage>
  );
}

const meta = { component: SpaceGuide, parameters: { controls: { disable: true } } } satisfies Meta<typeof SpaceGuide>;

export default meta;

export const Space: StoryObj<typeof meta> = {};

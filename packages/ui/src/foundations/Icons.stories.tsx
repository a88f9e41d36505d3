import type { Meta, StoryObj } from '@storybook/react-vite';
import type { LucideIcon } from 'lucide-react';
import { iconUses } from './icons.ts';
import * as iconSet from './iconSet.ts';
import { StyleGuideTable, StyleGuidePage, StyleGuideSection } from './StyleGuide.tsx';
import { GUIDE_PARAMETERS } from './guideDocs.tsx';
import { COMPONENTS } from './sourceFiles.ts';

const byName: Record<string, LucideIcon | undefined> = iconSet;
const USES = iconUses(COMPONENTS);

function Icon({ name }: { name: string }) {
  const Glyph = byName[name];
  return Glyph && <Glyph size={20} strokeWidth={1.75} aria-hidden />;
}

/** Every icon that a component imports, read from the sources. */
function IconGuide() {
  return (
    <StyleGuidePage
      title="Icons"
      lead={`${USES.length} icons of Lucide, drawn in the color of the text that they stand beside.`}
    >
      <StyleGuideSection title="How they are used">
        <p>
          An icon never speaks alone: it is hidden from those who listen, and a word stands beside it, or the button
          around it has a name. Lines are 1.75 px at 16 to 20 px, and 1.5 px at 28 px, where an icon stands over an
          empty page. No emoji stands for an icon.
        </p>
      </StyleGuideSection>
      <StyleGuideSection title="Which ones there are">
        <StyleGuideTable
          caption="Icons and where they are shown"
          rows={USES.map(({ name, parts }) => ({
            id: name,
            cells: { Name: <code>{name}</code>, Icon: <Icon name={name} />, 'Shown by': parts.join(', ') },
          }))}
        />
      </StyleGuideSection>
    </StyleGuidePage>
  );
}

const meta = { component: IconGuide, parameters: GUIDE_PARAMETERS } satisfies Meta<typeof IconGuide>;

export default meta;

export const Icons: StoryObj<typeof meta> = {};

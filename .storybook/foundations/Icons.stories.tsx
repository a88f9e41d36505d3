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

/** Every icon a component imports, read from the source. */
function IconGuide() {
  return (
    <StyleGuidePage title="Icons" lead={`${USES.length} Lucide icons, in the color of the text next to them.`}>
      <StyleGuideSection title="Usage">
        <p>
          Icons are hidden from screen readers, so each one is next to a word or inside a button with a name. Stroke
          width is 1.75 px at sizes from 16 to 20 px, and 1.5 px at 28 px, the size used in empty states. Don’t use
          emoji as icons.
        </p>
      </StyleGuideSection>
      <StyleGuideSection title="All icons">
        <StyleGuideTable
          caption="Icons and the components that use them"
          rows={USES.map(({ name, components }) => ({
            id: name,
            cells: { Name: <code>{name}</code>, Icon: <Icon name={name} />, 'Used by': components.join(', ') },
          }))}
        />
      </StyleGuideSection>
    </StyleGuidePage>
  );
}

const meta = { component: IconGuide, parameters: GUIDE_PARAMETERS } satisfies Meta<typeof IconGuide>;

export default meta;

export const Icons: StoryObj<typeof meta> = {};

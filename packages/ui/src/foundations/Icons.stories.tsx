import type { Meta, StoryObj } from '@storybook/react-vite';
import type { LucideIcon } from 'lucide-react';
import { iconUses } from './icons.ts';
import * as iconSet from './iconSet.ts';
import { Facts, Sheet, SheetSection } from './Sheet.tsx';
import { SHEET } from './sheetDocs.tsx';
import { COMPONENTS } from './sources.ts';

const byName: Record<string, LucideIcon | undefined> = iconSet;
const USES = iconUses(COMPONENTS);

function Icon({ name }: { name: string }) {
  const Glyph = byName[name];
  return Glyph && <Glyph size={20} strokeWidth={1.75} aria-hidden />;
}

/** Every icon that a component imports, read from the sources. */
function IconSheet() {
  return (
    <Sheet
      title="Icons"
      lead={`${USES.length} icons of Lucide, drawn in the colour of the text that they stand beside.`}
    >
      <SheetSection title="How they are used">
        <p>
          An icon never speaks alone: it is hidden from those who listen, and a word stands beside it, or the button
          around it has a name. Lines are 1.75 px at 16 to 20 px, and 1.5 px at 28 px, where an icon stands over an
          empty page. No emoji stands for an icon.
        </p>
      </SheetSection>
      <SheetSection title="Which ones there are">
        <Facts
          caption="Icons and where they are shown"
          rows={USES.map(({ name, parts }) => ({
            id: name,
            cells: { Name: <code>{name}</code>, Icon: <Icon name={name} />, 'Shown by': parts.join(', ') },
          }))}
        />
      </SheetSection>
    </Sheet>
  );
}

const meta = { component: IconSheet, parameters: SHEET } satisfies Meta<typeof IconSheet>;

export default meta;

export const Icons: StoryObj<typeof meta> = {};

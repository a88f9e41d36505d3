import { Code, Text } from '@radix-ui/themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyButton } from './CopyButton.tsx';
import { TitledSection } from '@machine/ui/primitives/text/TitledSection.tsx';
import { StyleGuideTable, StyleGuidePage } from './StyleGuide.tsx';
import { USED_ICONS } from './usedIcons.ts';

/** Every icon a component imports, read from the source. */
function IconGuide() {
  return (
    <StyleGuidePage title="Icons" lead={`${USED_ICONS.length} Lucide icons, in the color of the text next to them.`}>
      <TitledSection title="Usage">
        <Text as="p">
          Icons are hidden from screen readers, so each one is next to a word or inside a button with a name. Stroke
          width is 1.75 px at sizes from 16 to 20 px, and 1.5 px at 28 px, the size used in empty states. Don’t use
          emoji as icons. Click an icon to copy it as SVG, for a design tool, or a name to copy it for the code.
        </Text>
      </TitledSection>
      <TitledSection title="All icons">
        <StyleGuideTable
          caption="Icons and the components that use them"
          rows={USED_ICONS.map(({ Icon, name, components }) => ({
            Name: (
              <CopyButton text={name}>
                <Code color="gray">{name}</Code>
              </CopyButton>
            ),
            Icon: (
              <CopyButton
                text={(button) => new XMLSerializer().serializeToString(button.firstElementChild ?? button)}
                label={`Copy ${name} as SVG`}
              >
                <Icon size={20} strokeWidth={1.75} aria-hidden />
              </CopyButton>
            ),
            'Used by': components,
          }))}
        />
      </TitledSection>
    </StyleGuidePage>
  );
}

const meta = { tags: ['!autodocs', '!manifest'], component: IconGuide } satisfies Meta<typeof IconGuide>;

export default meta;

export const Icons: StoryObj<typeof meta> = {};

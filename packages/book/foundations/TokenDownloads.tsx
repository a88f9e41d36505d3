import { Link, Text } from '@radix-ui/themes';
import { TitledSection } from '@machine/ui/primitives/text/TitledSection.tsx';

const FILES = [
  ['tokens.css', 'custom properties, dark and light'],
  ['dark.tokens.json', 'design tokens (DTCG) in dark'],
  ['light.tokens.json', 'design tokens (DTCG) in light'],
] as const;

/** Links to the token files. A unit test compares them with the theme. */
export const TokenDownloads = () => (
  <TitledSection title="Downloads">
    <Text as="p">
      All colors, sizes and faces as files. Design tools import the JSON files, one per theme: in Figma, as modes of one
      collection of variables.
    </Text>
    {FILES.map(([file, content]) => (
      <Text key={file} as="p">
        <Link href={`./tokens/${file}`} download underline="always">
          {file}
        </Link>
        : {content}
      </Text>
    ))}
  </TitledSection>
);

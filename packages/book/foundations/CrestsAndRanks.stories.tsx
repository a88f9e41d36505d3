import { TIERS } from '@machine/contract/achievement.ts';
import { CLUB_ROWS, type ClubRow } from '@machine/contract/clubs.ts';
import { RANK_STARS } from '@machine/contract/constants.ts';
import { RANKS } from '@machine/contract/user.ts';
import { Box, Code, Flex, Grid, Text } from '@radix-ui/themes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TierGlyph, type TierGlyphProps } from '@machine/ui/achievement/TierGlyph.tsx';
import { plural } from '@machine/ui/format/number.ts';
import { RankTag } from '@machine/ui/rank/RankTag.tsx';
import { Crest, type CrestProps } from '@machine/ui/team/Crest.tsx';
import { TitledSection } from '@machine/ui/primitives/text/TitledSection.tsx';
import { StyleGuideTable, StyleGuidePage } from './StyleGuide.tsx';

type Shield = CrestProps & { name: string };

const LEAGUES = [
  ['NBA', 'NBA'],
  ['EPL', 'Premier League'],
] as const;
const OTHERS: readonly Shield[] = [
  { name: 'Unknown club', team: 'Llanfair Athletic' },
  { name: 'No name', team: '' },
  { name: 'The team picked by the Machine glows', team: 'Arsenal', isPicked: true },
];

const shieldOf = ([code, name]: ClubRow): Shield => ({ name, team: name, code });

const Shields = ({ shields }: { shields: readonly Shield[] }) => (
  <Grid asChild columns="repeat(auto-fill, minmax(92px, 1fr))" gapX="3" gapY="5" p="0" m="0">
    <ul style={{ listStyle: 'none' }}>
      {shields.map(({ name, ...crest }) => (
        <Flex key={name} asChild direction="column" align="center" gap="2">
          <li>
            <Crest {...crest} size={64} />
            <Text size="2" align="center">
              {name}
            </Text>
          </li>
        </Flex>
      ))}
    </ul>
  </Grid>
);

const starsOf = (rank: string) =>
  Object.hasOwn(RANK_STARS, rank)
    ? `from ${plural(RANK_STARS[rank as keyof typeof RANK_STARS], 'star')}`
    : 'by appointment';

const RANK_EXAMPLES: readonly { rank: string | null; requirement: string }[] = [
  ...RANKS.map((rank) => ({ rank, requirement: starsOf(rank) })),
  { rank: 'WIZARD', requirement: 'unknown rank' },
  { rank: null, requirement: 'default' },
];

const Glyph = (glyph: TierGlyphProps) => (
  <Box width="40px">
    <TierGlyph {...glyph} />
  </Box>
);

/** Club crests, rank tags and achievement tiers. */
function CrestGuide() {
  return (
    <StyleGuidePage
      title="Crests and ranks"
      lead="Crests are our own design: a club's two colors and its code. No club logos are used. Crests, ranks and tiers are always shown next to a name."
    >
      {LEAGUES.map(([league, name]) => (
        <TitledSection key={league} title={`${name}, ${plural(CLUB_ROWS[league].length, 'club')}`}>
          <Shields shields={CLUB_ROWS[league].map(shieldOf)} />
        </TitledSection>
      ))}
      <TitledSection title="Unknown and picked">
        <Shields shields={OTHERS} />
      </TitledSection>
      <TitledSection title="Ranks">
        <Text as="p">
          Narrow screens use the short tag. An unknown rank is shown as sent, and a missing one is Rookie.
        </Text>
        <StyleGuideTable
          caption="Ranks"
          rows={RANK_EXAMPLES.map(({ rank, requirement }) => ({
            'Server value': <Code color="gray">{rank ?? 'none'}</Code>,
            Wide: <RankTag rank={rank} form="wide" />,
            Short: <RankTag rank={rank} form="short" />,
            Requires: requirement,
          }))}
        />
      </TitledSection>
      <TitledSection title="Tiers">
        <Text as="p">Each tier has one bar more than the one below. Special achievements are outside this order.</Text>
        <StyleGuideTable
          caption="Achievement tiers"
          rows={[...TIERS, 'DIAMOND'].map((tier) => ({
            Tier: <Code color="gray">{tier}</Code>,
            Locked: <Glyph tier={tier} />,
            Unlocked: <Glyph tier={tier} isUnlocked />,
          }))}
        />
      </TitledSection>
    </StyleGuidePage>
  );
}

const meta = { tags: ['!autodocs', '!manifest'], title: 'Crests and Ranks', component: CrestGuide } satisfies Meta<
  typeof CrestGuide
>;

export default meta;

export const CrestsAndRanks: StoryObj<typeof meta> = { name: 'Crests and Ranks' };

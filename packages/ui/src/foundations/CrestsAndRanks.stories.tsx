import { RANK_STARS, RANKS, TIERS } from '@machine/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TierGlyph, type TierGlyphProps } from '../achievement/TierGlyph.tsx';
import { plural } from '../format/number.ts';
import { RankTag } from '../rank/RankTag.tsx';
import { CLUBS } from '../team/clubs.ts';
import { Crest } from '../team/Crest.tsx';
import styles from './Crests.module.css';
import { StyleGuideTable, StyleGuidePage, StyleGuideSection } from './StyleGuide.tsx';
import { GUIDE_PARAMETERS } from './guideDocs.tsx';

type Shield = { name: string; team: string; code?: string; isPicked?: boolean };

const LEAGUES = [
  ['NBA', 'NBA'],
  ['EPL', 'Premier League'],
] as const;
const UNKNOWN: readonly Shield[] = [
  { name: 'A club that nobody knows', team: 'Llanfair Athletic' },
  { name: 'No name at all', team: '' },
];
const PICKED: readonly Shield[] = [{ name: 'The side that the Machine picked glows', team: 'Arsenal', isPicked: true }];

const shieldOf = ({ name, code }: { name: string; code: string }): Shield => ({ name, team: name, code });

const Shields = ({ shields }: { shields: readonly Shield[] }) => (
  <ul className={styles.clubs}>
    {shields.map(({ name, team, code, isPicked }) => (
      <li key={name}>
        <Crest team={team} code={code} isPicked={isPicked} size={64} />
        <span>{name}</span>
      </li>
    ))}
  </ul>
);

const starsOf = (rank: string) =>
  Object.hasOwn(RANK_STARS, rank)
    ? `from ${plural(RANK_STARS[rank as keyof typeof RANK_STARS], 'star')}`
    : 'by appointment';

const SENT: readonly { rank: string | null; held: string }[] = [
  ...RANKS.map((rank) => ({ rank, held: starsOf(rank) })),
  { rank: 'WIZARD', held: 'unknown to this page' },
  { rank: null, held: 'not sent' },
];

const Glyph = (glyph: TierGlyphProps) => (
  <span className={styles.glyph}>
    <TierGlyph {...glyph} />
  </span>
);

/** Shields of clubs, tags of ranks, glyphs of tiers: what players and teams are known by. */
function CrestGuide() {
  return (
    <StyleGuidePage
      title="Crests and ranks"
      lead="Crests are made here, of a club's two colors and its code; no club's own mark is used. A crest, a rank and a tier always stand beside their name."
    >
      {LEAGUES.map(([league, name]) => (
        <StyleGuideSection key={league} title={`${name}, ${plural(CLUBS[league].length, 'club')}`}>
          <Shields shields={CLUBS[league].map(shieldOf)} />
        </StyleGuideSection>
      ))}
      <StyleGuideSection title="Unknown and picked">
        <Shields shields={[...UNKNOWN, ...PICKED]} />
      </StyleGuideSection>
      <StyleGuideSection title="Ranks">
        <p>The short tag is for narrow screens. An unknown rank is shown as it is sent, and none is Rookie.</p>
        <StyleGuideTable
          caption="Ranks"
          rows={SENT.map(({ rank, held }) => ({
            id: `${rank}`,
            cells: {
              'As sent': <code>{rank ?? 'none'}</code>,
              Wide: <RankTag rank={rank} form="wide" />,
              Short: <RankTag rank={rank} form="short" />,
              Held: held,
            },
          }))}
        />
      </StyleGuideSection>
      <StyleGuideSection title="Tiers">
        <p>One bar more for each tier; special achievements stand outside of the order.</p>
        <StyleGuideTable
          caption="Tiers of achievements"
          rows={[...TIERS, 'DIAMOND'].map((tier) => ({
            id: tier,
            cells: {
              Tier: <code>{tier}</code>,
              Locked: <Glyph tier={tier} />,
              Unlocked: <Glyph tier={tier} isUnlocked />,
            },
          }))}
        />
      </StyleGuideSection>
    </StyleGuidePage>
  );
}

const meta = {
  title: 'Crests and ranks',
  component: CrestGuide,
  parameters: GUIDE_PARAMETERS,
} satisfies Meta<typeof CrestGuide>;

export default meta;

export const CrestsAndRanks: StoryObj<typeof meta> = {};

import type { FriendLeagueRow } from '@machine/contract';
import { Box, Text } from '@radix-ui/themes';
import { TitledSection } from '../primitives/text/TitledSection.tsx';
import { FriendLeagueTable } from './FriendLeagueTable.tsx';

/** An example of a league, shown to players who are in none. */
export const ExampleLeague = () => (
  <Box mt="4">
    <TitledSection title="After a week, for example">
      <Text as="p" color="gray">
        Everyone picks the same matches. The most stars win the week, and the next one starts from zero.
      </Text>
      <FriendLeagueTable caption="An example of a league" board="stars" rows={ROWS} viewerId="you" />
    </TitledSection>
  </Box>
);

const rowOf = (position: number, userId: string, username: string, stars: number): FriendLeagueRow => ({
  position,
  edgePosition: null,
  userId,
  username,
  // Nobody to visit.
  rank: '',
  isBot: false,
  stars,
  ahead: 0,
  disagreements: 0,
  status: 'MEMBER',
  joinedLateAt: null,
});

const ROWS = [
  rowOf(1, 'sister', 'Your sister, who always disagrees', 16.4),
  rowOf(2, 'you', 'You', 14.2),
  rowOf(3, 'colleague', 'The colleague who never misses a match', 12.6),
  rowOf(4, 'boss', 'Your boss', 3.1),
];

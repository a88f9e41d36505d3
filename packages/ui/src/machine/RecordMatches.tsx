import { paths, type RecordMatch } from '@machine/contract';
import { Flex, Reset, Text } from '@radix-ui/themes';
import { useId } from 'react';
import { scoreLabel } from '../format/match.ts';
import { teamName } from '../format/team.ts';
import { dateLabel } from '../format/time.ts';
import { Link } from '../primitives/button/Link.tsx';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { statedText } from './recordText.ts';

export type RecordMatchesProps = {
  title: string;
  matches: readonly RecordMatch[];
};

/** Lists predictions that were especially good or bad, with links to their recaps. */
export function RecordMatches({ title, matches }: RecordMatchesProps) {
  const titleId = useId();
  if (matches.length === 0) return null;
  return (
    <div>
      <Eyebrow as="h3" id={titleId}>
        {title}
      </Eyebrow>
      <Reset>
        <ol aria-labelledby={titleId}>
          {matches.map((match) => (
            <Flex key={match.id} asChild direction="column" py="1">
              <li>
                <Text size="2">
                  <Link href={paths.recap(match.id)}>
                    <UserText lines={2}>
                      {`${teamName(match.homeTeam)} ${scoreLabel(match.scoreHome)}–${scoreLabel(match.scoreAway)} ${teamName(match.awayTeam)}`}
                    </UserText>
                  </Link>
                </Text>
                <Text size="1" color="gray">
                  <UserText lines={2}>{`${statedText(match)} · ${dateLabel(match.startTime)}`}</UserText>
                </Text>
              </li>
            </Flex>
          ))}
        </ol>
      </Reset>
    </div>
  );
}

import { INJURIES_SHOWN, INJURY_STATUSES_SHOWN } from '@machine/contract/constants.ts';
import type { Injury } from '@machine/contract/prediction.ts';
import { Callout, Flex, Reset, Text } from '@radix-ui/themes';
import { useId } from 'react';
import { stripBidiControls } from '../format/text.ts';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import { Mono } from '../primitives/text/Mono.tsx';
import { Note } from '../primitives/text/Note.tsx';
import { UserText } from '../primitives/text/UserText.tsx';

export type InjuryContextProps = {
  /** All injuries of the league. Only players who are out or questionable are shown. */
  injuries: readonly Injury[];
  /** The codes of the clubs whose players come first. */
  clubs?: readonly (string | null)[];
};

/** Lists up to five league players who are out or questionable: those of the match's clubs first. */
export function InjuryContext({ injuries, clubs = [] }: InjuryContextProps) {
  const titleId = useId();
  const isInMatch = ({ team }: Injury) => (team !== undefined && clubs.includes(team) ? 1 : 0);
  const shown = injuries
    .filter(({ status }) => INJURY_STATUSES_SHOWN.includes(status))
    .toSorted((a, b) => isInMatch(b) - isInMatch(a));
  // Drop duplicate lines.
  const listed = [...new Map(shown.map((injury) => [injuryLine(injury), injury.team])).entries()];
  const more = listed.length - INJURIES_SHOWN;
  if (listed.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      {/* Radix' column is as wide as its longest line. */}
      <Callout.Root color="amber" size="1" highContrast style={{ gridAutoColumns: 'minmax(0, 1fr)' }}>
        <Eyebrow as="h3" tone="amber" id={titleId}>
          NBA INJURY CONTEXT
        </Eyebrow>
        <Flex asChild direction="column" gap="1">
          <Reset>
            <ul>
              {listed.slice(0, INJURIES_SHOWN).map(([line, team]) => (
                <Flex asChild key={line} justify="between" gap="2">
                  <li>
                    <Text size="2">
                      <UserText lines={2}>{line}</UserText>
                    </Text>
                    {team && (
                      <Mono size="1" weight={clubs.includes(team) ? 'bold' : 'regular'}>
                        {team.slice(0, CODE_LENGTH)}
                      </Mono>
                    )}
                  </li>
                </Flex>
              ))}
            </ul>
          </Reset>
        </Flex>
        {more > 0 && <Note>+ {more} more injuries league-wide</Note>}
      </Callout.Root>
    </section>
  );
}

const CODE_LENGTH = 3;

/** Formats as 'player: status (description)', without empty parentheses. */
const injuryLine = ({ playerName, status, description }: Injury) =>
  stripBidiControls(`${playerName}: ${status}${description ? ` (${description})` : ''}`);

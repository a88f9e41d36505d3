import type { Duel } from '@machine/contract/duel.ts';
import type { Edge } from '@machine/contract/edge.ts';
import { paths } from '@machine/contract/paths.ts';
import { luckText } from '@machine/contract/shareText.ts';
import { Box, Flex, Strong, Text } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { aheadText, missingText } from '../edge/edgeText.ts';
import { plural } from '../format/number.ts';
import { Link } from '../primitives/button/Link.tsx';
import { Panel } from '../primitives/panel/Panel.tsx';
import { Mono } from '../primitives/text/Mono.tsx';
import { TitledSection } from '../primitives/text/TitledSection.tsx';
import { DuelScore } from './DuelScore.tsx';
import { recordText } from './duelText.ts';
import { Note } from '../primitives/text/Note.tsx';

export type DuelSectionProps = {
  /** Stars ahead of the Machine of all time. `ahead` is null below the minimum of disagreements. */
  edge: Edge;
  /** Undefined on a server that has no weeks. */
  duel?: Duel;
  /** Of another player; undefined for the viewer's own. */
  username?: string;
  /** An `EdgeOrigin`; only shown once there are enough disagreements. */
  origin?: ReactNode;
  /** A button that shares how far one is ahead; only shown once there are enough disagreements. */
  share?: ReactNode;
};

/** A player against the Machine: this week, the weeks before, and all time with how often luck does as much. */
export function DuelSection({ edge, duel, username, origin, share }: DuelSectionProps) {
  const { ahead, disagreements } = edge;
  const isOwn = username === undefined;
  const record = duel && recordText(duel);
  const luck = luckText(edge);
  return (
    <TitledSection title="Against the Machine">
      <Panel>
        <Flex direction="column" gap="3">
          {duel?.week && <DuelScore label="This week" week={duel.week} username={username} />}
          {record && <Text as="p">{record}</Text>}
          {ahead === null ? (
            <Text as="p">{missingText(edge, isOwn)}</Text>
          ) : (
            <>
              <Text as="p">
                All time:{' '}
                <Mono size="5" weight="bold" color={isOwn ? 'sky' : undefined}>
                  {aheadText(ahead)}
                </Mono>{' '}
                {`${ahead < 0 ? 'behind' : 'ahead of'} the Machine in ${plural(disagreements, 'disagreement')}.`}{' '}
                {luck && <Strong>{`${luck.charAt(0).toUpperCase()}${luck.slice(1)}.`}</Strong>}
              </Text>
              {origin}
              {share && <Box>{share}</Box>}
            </>
          )}
          <Note>
            Both on the same picks, in stars. The Machine agrees with itself, so only a disagreement moves it.{' '}
            <Link href={paths.machine}>How it works</Link>
          </Note>
        </Flex>
      </Panel>
    </TitledSection>
  );
}

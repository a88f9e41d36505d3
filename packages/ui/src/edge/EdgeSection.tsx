import { paths, type Edge } from '@machine/contract';
import { Flex, Strong, Text } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { Link } from '../primitives/button/Link.tsx';
import { Panel } from '../primitives/panel/Panel.tsx';
import { plural } from '../format/number.ts';
import { Mono } from '../primitives/text/Mono.tsx';
import { TitledSection } from '../primitives/text/TitledSection.tsx';
import { missingText, verdictText, winsText } from './edgeText.ts';

export type EdgeSectionProps = {
  edge: Edge;
  /** An `EdgeOrigin`, which may load later; only shown once there are enough disagreements. */
  origin?: ReactNode;
  isOwn: boolean;
  /** A button that shares the edge; only shown once there are enough disagreements. */
  share?: ReactNode;
};

/** A player's wins over the Machine: the number, whether it is luck, and where it comes from. */
export function EdgeSection({ edge, origin, isOwn, share }: EdgeSectionProps) {
  const { wins, disagreements, verdict } = edge;
  return (
    <TitledSection title="Edge">
      <Panel>
        <Flex direction="column" gap="4">
          {wins === null ? (
            <Text as="p">{missingText(edge, isOwn)}</Text>
          ) : (
            <>
              <Text as="p">
                <Mono size="5" weight="bold" color={isOwn ? 'sky' : undefined}>
                  {winsText(wins)}
                </Mono>{' '}
                {`wins over the Machine in ${plural(disagreements, 'disagreement')}.`}{' '}
                <Strong>{verdictText(verdict)}</Strong>
              </Text>
              {origin}
              {share && <div>{share}</div>}
            </>
          )}
          <Text as="p" size="2" color="gray">
            Counts every time {isOwn ? 'you' : 'they'} disagreed, by how sure the Machine was.{' '}
            <Link href={paths.machine}>How the edge works</Link>
          </Text>
        </Flex>
      </Panel>
    </TitledSection>
  );
}

import type { ModelVersion } from '@machine/contract';
import { Flex, Grid, Reset, Text } from '@radix-ui/themes';
import { Mono } from '../primitives/text/Mono.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { versionUseText } from './recordText.ts';

export type ModelVersionsProps = { versions: readonly ModelVersion[] };

/** More than a model ever has; a page with far more would freeze. */
const VERSIONS_SHOWN = 100;

/** The changes in each version of the model, and its accuracy. */
export function ModelVersions({ versions }: ModelVersionsProps) {
  return (
    <Reset>
      <ol aria-label="Versions of the model">
        {versions.slice(0, VERSIONS_SHOWN).map(({ version, change, uses }) => (
          <Grid key={version} asChild columns={{ initial: '1', sm: '9rem minmax(0, 1fr)' }} gapX="4" gapY="1" py="3">
            <li>
              <Mono size="2">
                <UserText>{version}</UserText>
              </Mono>
              <Flex direction="column">
                {change !== null && <UserText lines={3}>{change}</UserText>}
                {uses.length === 0 ? (
                  <Text size="2" color="gray">
                    No graded match here.
                  </Text>
                ) : (
                  uses.map((use) => (
                    <Text key={use.season} size="2" color="gray">
                      <UserText lines={3}>{versionUseText(use)}</UserText>
                    </Text>
                  ))
                )}
              </Flex>
            </li>
          </Grid>
        ))}
      </ol>
    </Reset>
  );
}

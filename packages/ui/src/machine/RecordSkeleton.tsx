import { Flex, Skeleton } from '@radix-ui/themes';
import { Panel } from '../primitives/panel/Panel.tsx';
import { Pair, PANEL_SIZE } from './SeasonReport.tsx';

/** Placeholder for a loading record. */
export function RecordSkeleton() {
  return (
    <Panel size={PANEL_SIZE}>
      <Flex direction="column" gap="4">
        <Skeleton width="60%" height="1rem" />
        <Skeleton width="80%" height="2.25rem" />
        <Skeleton width="70%" height="1.5rem" />
        <Skeleton height="6rem" />
        <Pair>
          <Skeleton height="20rem" />
          <Skeleton height="20rem" />
        </Pair>
      </Flex>
    </Panel>
  );
}

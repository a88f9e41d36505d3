import { Flex, Grid, Skeleton } from '@radix-ui/themes';
import { Panel } from '../primitives/panel/Panel.tsx';

/** Placeholder for a loading recap. */
export function RecapSkeleton() {
  return (
    <>
      <Section height="10rem" />
      <Grid columns={{ initial: '1', xs: '2' }} gap="4">
        <Section height="5.25rem" />
        <Section height="5.25rem" />
      </Grid>
      <Section height="20rem" />
    </>
  );
}

function Section({ height }: { height: string }) {
  return (
    <Panel tone="quiet" aria-hidden>
      <Flex direction="column" gap="3">
        <Skeleton width="10rem" height="1.375rem" />
        <Skeleton height={height} />
      </Flex>
    </Panel>
  );
}

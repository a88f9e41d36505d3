import { Button } from '../primitives/button/Button.tsx';
import { InlineStatus } from '../primitives/feedback/InlineStatus.tsx';
import type { LoadMore } from './useSteps.ts';

/** Shows more rows; nothing if these are all. */
export function MoreButton({ more }: { more: LoadMore }) {
  if (more === null) return null;
  return (
    <>
      <Button variant="surface" color="gray" size="3" isPending={more.isLoading} onPress={more.onLoad}>
        Show more
      </Button>
      <InlineStatus tone="failed">
        {more.hasFailed && !more.isLoading && "Couldn't load more. Please try again."}
      </InlineStatus>
    </>
  );
}

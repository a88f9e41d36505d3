import { paths } from '@machine/contract/paths.ts';
import { Flex } from '@radix-ui/themes';
import { Button } from '../primitives/button/Button.tsx';
import { QuietButtonLink } from '../primitives/button/QuietButton.tsx';
import { type Appearance, AppRoot } from '../theme/AppRoot.tsx';
import { Brand } from './Brand.tsx';
import { Frame } from './Frame.tsx';
import { NoticeScreen } from './NoticeScreen.tsx';

export type RouteErrorScreenProps = {
  /** Renders the screen again. */
  onRetry: () => void;
  /** Set when the whole app failed: renders its own theme, in this appearance, and layout. */
  root?: Appearance;
};

/** Replaces a screen that threw while rendering or, with `root`, the whole page. */
export function RouteErrorScreen({ root, onRetry }: RouteErrorScreenProps) {
  const notice = (
    <NoticeScreen
      role="alert"
      code="[ ERROR ]"
      title="Something went wrong"
      lead="This part of the page crashed. Everything you did before is saved."
    >
      <Button size="3" onPress={onRetry}>
        Try again
      </Button>
      <QuietButtonLink size="3" href={paths.home}>
        Home
      </QuietButtonLink>
    </NoticeScreen>
  );
  if (!root) return notice;
  return (
    <AppRoot appearance={root}>
      <Frame
        header={
          <header>
            <Flex px="4" py="1">
              <Brand />
            </Flex>
          </header>
        }
      >
        {notice}
      </Frame>
    </AppRoot>
  );
}

import { paths } from '@machine/contract';
import { Button } from '../primitives/button/Button.tsx';
import { ButtonLink } from '../primitives/button/Link.tsx';
import { ScreenTitle } from '../primitives/text/ScreenTitle.tsx';
import { type Appearance, AppRoot } from '../theme/AppRoot.tsx';
import { Brand } from './Brand.tsx';
import { Frame } from './Frame.tsx';
import headerStyles from './Header.module.css';
import styles from './Notice.module.css';

export type RouteErrorScreenProps = {
  /** Renders the screen again. */
  onRetry: () => void;
  /** Set when the whole app failed: renders its own theme, in this appearance, and layout. */
  root?: Appearance;
};

/** Replaces a screen that threw while rendering or, with `root`, the whole page. */
export function RouteErrorScreen({ root, onRetry }: RouteErrorScreenProps) {
  const notice = (
    <div className={styles.notice} role="alert">
      <p className={styles.code}>[ ERROR ]</p>
      <div className={styles.title}>
        <ScreenTitle lead="This part of the page crashed. Everything you did before is saved.">
          Something went wrong
        </ScreenTitle>
      </div>
      <div className={styles.buttons}>
        <Button size="3" onPress={onRetry}>
          Try again
        </Button>
        <ButtonLink size="3" variant="surface" color="gray" href={paths.home}>
          Home
        </ButtonLink>
      </div>
    </div>
  );
  if (!root) return notice;
  return (
    <AppRoot appearance={root}>
      <Frame
        header={
          <header className={headerStyles.header}>
            <div className={headerStyles.inner}>
              <Brand />
            </div>
          </header>
        }
      >
        {notice}
      </Frame>
    </AppRoot>
  );
}

import { paths } from '@machine/contract';
import { ButtonLink } from '../primitives/button/Link.tsx';
import { ScreenTitle } from '../primitives/text/ScreenTitle.tsx';
import styles from './Notice.module.css';

/** The 404 page, for every unknown route. */
export function NotFoundScreen() {
  return (
    <div className={styles.notice}>
      <p className={styles.code}>[ 404 ]</p>
      <div className={styles.title}>
        <ScreenTitle lead="The Machine looked everywhere, but there's nothing at this address.">
          Page not found
        </ScreenTitle>
      </div>
      <ButtonLink size="3" href={paths.home}>
        Home
      </ButtonLink>
    </div>
  );
}

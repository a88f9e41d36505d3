import { PRODUCT_NAME } from '@machine/contract/constants.ts';
import { paths } from '@machine/contract/paths.ts';
import { PlainLink } from '../primitives/button/Link.tsx';
import styles from './Brand.module.css';

/** The logo and product name, linking home. */
export function Brand() {
  return (
    <PlainLink href={paths.home} className={styles.brand}>
      <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden>
        <path d="M9 2H2v24h7M19 2h7v24h-7" fill="none" stroke="currentColor" strokeWidth="2" />
        <path d="M9 19V9l5 5 5-5v10" fill="none" stroke="currentColor" strokeWidth="2.5" />
      </svg>
      {/* On phones only the logo is visible; screen readers still get the name. */}
      <span className={styles.name}>{PRODUCT_NAME}</span>
    </PlainLink>
  );
}

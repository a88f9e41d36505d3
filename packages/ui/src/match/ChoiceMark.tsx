import type { ReactNode } from 'react';
import { Mono } from '../primitives/text/Mono.tsx';
import styles from './ChoiceMark.module.css';

/** A player's choice in their color and in the brackets of the buttons, which close if something around it is fresh. */
export const ChoiceMark = ({ children }: { children: ReactNode }) => (
  <Mono color="sky" weight="bold" className={styles.mark}>
    {children}
  </Mono>
);

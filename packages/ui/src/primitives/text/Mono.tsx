import { Text, type TextProps } from '@radix-ui/themes';
import { cx } from '../cx.ts';
import styles from './Mono.module.css';

/** Text in the face of numbers, scores and marks. Not `Code`, which screen readers announce as code. */
export const Mono = ({ className, ...text }: TextProps) => <Text {...text} className={cx(styles.mono, className)} />;

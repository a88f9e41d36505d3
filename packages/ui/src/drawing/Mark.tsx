import { VisuallyHidden } from '@radix-ui/themes';
import { Check, X } from 'lucide-react';
import styles from './Mark.module.css';

export type MarkProps = {
  /** True for a check mark and "correct", false for a cross. */
  isCorrect: boolean;
  /** The score may still change. */
  isProvisional?: boolean;
  /** Only a screen reader says that the score may still change, where a status beside it tells the others. */
  isShort?: boolean;
  /** Word beside the cross. The default is "wrong". */
  wrongWord?: string;
};

/** The result of a graded pick: correct or wrong, as an icon and a word. */
export function Mark({ isCorrect, isProvisional = false, isShort = false, wrongWord = 'wrong' }: MarkProps) {
  const Glyph = isCorrect ? Check : X;
  const word = isCorrect ? 'correct' : wrongWord;
  return (
    <span className={styles.mark} data-correct={isCorrect}>
      <Glyph className={styles.glyph} size={14} strokeWidth={2.5} aria-hidden />
      {/* Otherwise a screen reader runs it together with the pick before it. */}
      <VisuallyHidden>, </VisuallyHidden>
      {isProvisional && !isShort ? `${word}, provisional` : word}
      {isProvisional && isShort && <VisuallyHidden>, provisional</VisuallyHidden>}
    </span>
  );
}

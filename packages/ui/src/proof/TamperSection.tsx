import { RecapSection } from '../completed/RecapSection.tsx';
import { Button } from '../primitives/button/Button.tsx';
import { TextArea } from '../primitives/form/TextArea.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { changeLetter, firstChange } from './changeLetter.ts';
import { FAILURE_TEXTS, type ReceiptStep } from './receiptSteps.ts';
import styles from './TamperSection.module.css';

export type TamperSectionProps = {
  /** The Machine's text. */
  original: string;
  text: string;
  steps: readonly ReceiptStep[];
  onText: (text: string) => void;
};

/** Lets the reader change the Machine's text, and shows how that is noticed. */
export function TamperSection({ original, text, steps, onText }: TamperSectionProps) {
  const change = firstChange(original, text);
  const failed = steps.find(({ verdict }) => verdict === 'failed');
  return (
    <RecapSection title="See it fail">
      <p className={styles.text}>This is what the Machine wrote before your pick. Change it, as a cheat would.</p>
      <TextArea label="The Machine's text" value={text} onChange={onText} />
      <div className={styles.action}>
        {/* One button, so that it keeps the focus. */}
        <Button
          variant={change ? 'solid' : 'outline'}
          color={change ? undefined : 'gray'}
          size="3"
          onPress={() => onText(change ? original : changeLetter(original))}
        >
          {change ? 'Restore' : 'Change a letter'}
        </Button>
        {change && (
          <p className={styles.change}>
            <UserText>{change.from}</UserText> → <UserText>{change.to}</UserText>
          </p>
        )}
      </div>
      {change && failed?.verdict === 'failed' && <p className={styles.failure}>{FAILURE_TEXTS[failed.failure]}</p>}
    </RecapSection>
  );
}

import { Callout, Flex } from '@radix-ui/themes';
import { TriangleAlert } from 'lucide-react';
import { RecapSection } from '../completed/RecapSection.tsx';
import { Button } from '../primitives/button/Button.tsx';
import { TextArea } from '../primitives/form/TextArea.tsx';
import { Mono } from '../primitives/text/Mono.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { changeLetter, firstChange } from './changeLetter.ts';
import { FAILURE_TEXTS, type ReceiptStep } from './receiptSteps.ts';
import { Note } from '../primitives/text/Note.tsx';

export type TamperSectionProps = {
  /** The Machine's text. */
  original: string;
  /** The text with what the reader has changed. */
  text: string;
  /** Steps of the check of `text`; the first one that failed explains the change. */
  steps: readonly ReceiptStep[];
  /** Called with the whole changed text. */
  onText: (text: string) => void;
};

/** Lets the reader change the Machine's text, and shows how that is noticed. */
export function TamperSection({ original, text, steps, onText }: TamperSectionProps) {
  const change = firstChange(original, text);
  const failed = steps.find(({ verdict }) => verdict === 'failed');
  return (
    <RecapSection title="See it fail">
      <Note>This is what the Machine wrote before your pick. Change it, as a cheat would.</Note>
      <TextArea label="The Machine's text" value={text} onChange={onText} />
      <Flex wrap="wrap" align="center" gap="3" minWidth="0">
        {/* One button, so that it keeps the focus. */}
        <Button
          variant={change ? 'solid' : 'surface'}
          color={change ? undefined : 'gray'}
          size="3"
          onPress={() => onText(change ? original : changeLetter(original))}
        >
          {change ? 'Restore' : 'Change a letter'}
        </Button>
        {change && (
          <Mono as="p" size="2">
            <UserText>{change.from}</UserText> → <UserText>{change.to}</UserText>
          </Mono>
        )}
      </Flex>
      {change && failed?.verdict === 'failed' && (
        <Callout.Root color="tomato" highContrast size="1">
          <Callout.Icon>
            <TriangleAlert size={16} aria-hidden />
          </Callout.Icon>
          <Callout.Text>{FAILURE_TEXTS[failed.failure]}</Callout.Text>
        </Callout.Root>
      )}
    </RecapSection>
  );
}

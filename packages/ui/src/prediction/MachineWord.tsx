import { Text, VisuallyHidden } from '@radix-ui/themes';
import { UserText } from '../primitives/text/UserText.tsx';
import { Result } from '../result/Result.tsx';

export type MachineWordProps = {
  word: string;
  /** When the Machine says it: it is true of that moment. */
  said: 'with the call' | 'after the match';
};

/** A sentence of the Machine about its record, with its mark. */
export function MachineWord({ word, said }: MachineWordProps) {
  return (
    <Result of="totals" as="block" text="The Machine’s word tells earlier results." action="Show its word">
      <Text as="p" size="2">
        <Text color="mint" aria-hidden>
          ■{' '}
        </Text>
        <VisuallyHidden>The Machine, </VisuallyHidden>
        <Text color="gray">{said}:</Text> <UserText lines={4}>{word}</UserText>
      </Text>
    </Result>
  );
}

import { Flex, Text } from '@radix-ui/themes';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { Result } from '../result/Result.tsx';

export type MachineWordProps = {
  /** The server's sentence, cut off after four lines. */
  word: string;
  /** When the Machine says it: it is true of that moment. */
  said: 'with the call' | 'after the match';
};

/** A sentence of the Machine about its record, with its mark. */
export function MachineWord({ word, said }: MachineWordProps) {
  return (
    <Result of="totals" as="block" text="The Machine’s word tells earlier results." action="Show its word">
      <Flex direction="column" gap="1">
        <Eyebrow>
          <Text color="mint" aria-hidden>
            ■{' '}
          </Text>
          The Machine, {said}
        </Eyebrow>
        <Text as="p" size="2">
          <UserText lines={4}>{word}</UserText>
        </Text>
      </Flex>
    </Result>
  );
}

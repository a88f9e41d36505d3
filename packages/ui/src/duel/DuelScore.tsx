import type { DuelWeek } from '@machine/contract/duel.ts';
import { Flex, Text } from '@radix-ui/themes';
import { amount } from '../format/number.ts';
import { Mono } from '../primitives/text/Mono.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import styles from './DuelScore.module.css';

export type DuelScoreProps = {
  /** Stars of the player and of the Machine in the week. */
  week: DuelWeek;
  /** Of which week: "This week". */
  label: string;
  /** Whose picks they are, if not the viewer's. */
  username?: string;
};

/** "This week: you 14.2, the Machine 12.6", and both as one bar. */
export function DuelScore({ week: { you, machine }, label, username }: DuelScoreProps) {
  return (
    <Flex as="span" wrap="wrap" align="center" gapX="3" gapY="1" minWidth="0">
      <Text size="2" className={styles.text}>
        {label}: {username === undefined ? 'you' : <UserText lines={1}>{username}</UserText>}{' '}
        <Mono weight="bold" color="sky">
          {amount(you)}
        </Mono>
        , the Machine{' '}
        <Mono weight="bold" color="mint">
          {amount(machine)}
        </Mono>
      </Text>
      <span className={styles.bar} aria-hidden>
        <span style={{ flexGrow: shareOf(you, machine) }} />
        <span style={{ flexGrow: shareOf(machine, you) }} />
      </span>
    </Flex>
  );
}

/** Half each while nobody has any. */
const shareOf = (one: number, other: number) => (one + other > 0 ? Math.max(0, one) / (one + other) : 0.5);

import { Box, Flex, Heading, Text } from '@radix-ui/themes';
import { useId } from 'react';
import { plural } from '../format/number.ts';
import { matchName } from '../format/team.ts';
import { startLabel } from '../format/time.ts';
import { Button } from '../primitives/button/Button.tsx';
import { Panel } from '../primitives/panel/Panel.tsx';
import { FactList } from '../primitives/text/FactList.tsx';
import type { ReadyReceipt, ReceiptCheck, ReceiptContent } from './receiptState.ts';
import { type ReceiptVerdict, stepsText, verdictOf } from './receiptSteps.ts';

export type VerdictPanelProps = Pick<ReadyReceipt, 'receipt' | 'check' | 'onVerify' | 'isVerifying'> & {
  /** The reader has changed the text. */
  isChanged: boolean;
};

/** Says whether the receipt holds, and what it is for. */
export function VerdictPanel({ receipt, check, isChanged, onVerify, isVerifying }: VerdictPanelProps) {
  const titleId = useId();
  const { tone, title, text } = verdictText(check, isChanged);
  return (
    <Panel as="section" tone={tone} aria-labelledby={titleId}>
      <Flex direction="column" align="start" gap="3">
        <Heading as="h2" size={{ initial: '5', sm: '6' }} color={COLORS[tone]} id={titleId}>
          <span aria-hidden>[ </span>
          {title}
          <span aria-hidden> ]</span>
        </Heading>
        {/* A verdict takes more lines than what is said until then. */}
        <Box minHeight={{ initial: '3rem', sm: '0' }}>
          <Text as="p">{text}</Text>
        </Box>
        <PickFacts {...receipt} />
        {(check.kind === 'pending' || check.kind === 'done') && (
          <Button
            variant="surface"
            color="gray"
            size="3"
            isPending={isVerifying || check.kind === 'pending'}
            onPress={onVerify}
          >
            Verify
          </Button>
        )}
      </Flex>
    </Panel>
  );
}

const COLORS = { accent: 'mint', quiet: undefined, danger: 'tomato' } as const;

function PickFacts({ pick, prediction }: ReceiptContent) {
  return (
    <FactList
      facts={[
        ['Match', prediction && matchName(prediction)],
        ['Your pick', pick?.choice],
        ['Pays', pick && plural(pick.stars, 'star')],
        ['Picked', pick && startLabel(pick.at)],
        ['Start', pick && startLabel(pick.startTime)],
      ]}
      lines={2}
    />
  );
}

type VerdictText = { tone: 'accent' | 'quiet' | 'danger'; title: string; text: string };

/** The text for each check, also for screen readers. */
export function verdictText(check: ReceiptCheck, isChanged: boolean): VerdictText {
  if (check.kind !== 'done') return TEXTS[check.kind];
  const verdict = verdictOf(check.steps);
  const { text, ...look } = TEXTS[verdict === 'failed' && isChanged ? 'changed' : verdict];
  return { ...look, text: `${stepsText(check.steps)} ${text}` };
}

/** A verdict on the steps begins with how many hold. */
const TEXTS: Readonly<Record<Exclude<ReceiptCheck['kind'], 'done'> | ReceiptVerdict | 'changed', VerdictText>> = {
  pending: { tone: 'quiet', title: 'Checking', text: 'Your pick is stored. Its receipt is being checked.' },
  insecure: {
    tone: 'quiet',
    title: "Can't be checked here",
    text: 'Browsers check signatures only on pages with https. Open this page with https, or check the receipt without this site.',
  },
  outdated: {
    tone: 'quiet',
    title: "Can't be checked in this browser",
    text: "It doesn't know this kind of signature (Ed25519). Update it, or check the receipt without this site.",
  },
  verified: {
    tone: 'accent',
    title: 'Verified',
    text: 'The prediction came first, and neither it nor your pick was changed.',
  },
  incomplete: {
    tone: 'accent',
    title: 'Verified so far',
    text: "The last one needs the server, which can't be reached right now.",
  },
  changed: { tone: 'danger', title: 'Change noticed', text: 'So no one can change the text without you noticing.' },
  failed: {
    tone: 'danger',
    title: 'Not valid',
    text: 'Download this receipt and keep it: it shows what the server signed.',
  },
};

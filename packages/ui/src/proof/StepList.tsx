import { Flex, Heading, Reset, Separator, Text, VisuallyHidden } from '@radix-ui/themes';
import { Check, CircleDashed, X } from 'lucide-react';
import { Fragment } from 'react';
import { RecapSection } from '../completed/RecapSection.tsx';
import { shortHash } from '../format/hash.ts';
import { startLabel } from '../format/time.ts';
import { Disclosure } from '../primitives/panel/Disclosure.tsx';
import { Panel } from '../primitives/panel/Panel.tsx';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import { Mono } from '../primitives/text/Mono.tsx';
import { truncate } from '../format/text.ts';
import {
  FACT_NAMES,
  FAILURE_TEXTS,
  type ReceiptStep,
  STEP_TEXTS,
  type StepFact,
  type StepFacts,
  verdictOf,
} from './receiptSteps.ts';

export type StepListProps = {
  /** Steps of the check with their verdicts, in order. */
  steps: readonly ReceiptStep[];
};

const TITLE = 'What your browser has checked';

/** The steps with their verdicts: in words first, and what was computed on demand. If all hold, they stand behind a button. */
export function StepList({ steps }: StepListProps) {
  const list = (
    <Reset>
      <ol>
        {steps.map((step, index) => (
          <Step key={step.id} step={step} number={index + 1} />
        ))}
      </ol>
    </Reset>
  );
  if (verdictOf(steps) !== 'verified') return <RecapSection title={TITLE}>{list}</RecapSection>;
  return (
    <Panel tone="quiet">
      <Disclosure title={TITLE}>{list}</Disclosure>
    </Panel>
  );
}

const MARKS = {
  passed: { Glyph: Check, word: 'holds', color: 'mint' },
  failed: { Glyph: X, word: 'fails', color: 'tomato' },
  unchecked: { Glyph: CircleDashed, word: 'not checked', color: 'gray' },
} as const;

function Step({ step, number }: { step: ReceiptStep; number: number }) {
  const { title, text } = STEP_TEXTS[step.id];
  const { Glyph, word, color } = MARKS[step.verdict];
  const hasDetails = Object.values(step.facts).some((value) => value !== undefined);
  return (
    <li>
      {number > 1 && <Separator size="4" />}
      <Flex gap="3" py="3">
        <Mono size="2" color={color} aria-hidden>
          {String(number).padStart(2, '0')}
        </Mono>
        <Flex direction="column" gap="1" flexGrow="1" minWidth="0" align="start">
          <Flex asChild wrap="wrap" justify="between" gapX="3" width="100%">
            <Heading as="h3" size="3" weight="medium">
              {title}
              {/* Otherwise a screen reader runs both together. */}
              <VisuallyHidden>: </VisuallyHidden>
              <Flex asChild align="center" gap="1">
                <Mono size="1" weight="bold" color={color}>
                  <Glyph size={14} strokeWidth={2.5} aria-hidden /> {word}
                </Mono>
              </Flex>
            </Heading>
          </Flex>
          <Text as="p" size="2" color={step.verdict === 'failed' ? undefined : 'gray'}>
            {sentenceOf(step, text)}
          </Text>
          <Comparison step={step} color={color} />
          {hasDetails && (
            <Disclosure title={`Details of step ${number}`}>
              <Facts facts={step.facts} />
            </Disclosure>
          )}
        </Flex>
      </Flex>
    </li>
  );
}

function sentenceOf(step: ReceiptStep, text: string): string {
  if (step.verdict === 'failed') return FAILURE_TEXTS[step.failure];
  return step.verdict === 'unchecked' ? "The server can't be reached right now." : text;
}

/** Fingerprints that have to be the same. */
const COMPARED: Partial<Record<ReceiptStep['id'], readonly [StepFact, StepFact]>> = {
  prediction: ['hash', 'pickedHash'],
  inclusion: ['computedRoot', 'root'],
};
const IN_ORDER: readonly StepFact[] = ['predictedAt', 'pickedAt', 'startsAt'];

/** The compared values, in short. */
function Comparison({ step: { id, facts }, color }: { step: ReceiptStep; color: 'mint' | 'tomato' | 'gray' }) {
  const look = { as: 'p', size: '2', color, style: ANYWHERE } as const;
  if (id === 'order') {
    const times = IN_ORDER.flatMap((name) => facts[name] ?? []);
    return times.length > 0 && <Mono {...look}>{times.map((time) => startLabel(time)).join(' → ')}</Mono>;
  }
  const [one, other] = (COMPARED[id] ?? []).map((name) => facts[name]);
  if (one === undefined || other === undefined) return null;
  return (
    <Mono {...look}>
      <bdi>{shortHash(one)}</bdi> {one === other ? '=' : '≠'} <bdi>{shortHash(other)}</bdi>
    </Mono>
  );
}

/** Texts are shown whole, so that they can be copied; no honest one is longer. */
const VALUE_MAX = 4_000;

function Facts({ facts }: { facts: StepFacts }) {
  return (
    <dl style={NO_MARGIN}>
      {(Object.keys(FACT_NAMES) as StepFact[]).map((name) => {
        const value = facts[name];
        return (
          value !== undefined && (
            <Fragment key={name}>
              <dt>
                <Eyebrow as="span">{FACT_NAMES[name]}</Eyebrow>
              </dt>
              {/* A press selects all of it. */}
              <Text asChild size="1">
                <dd style={VALUE}>
                  <bdi>{truncate(value.trimEnd(), VALUE_MAX)}</bdi>
                </dd>
              </Text>
            </Fragment>
          )
        );
      })}
    </dl>
  );
}

const ANYWHERE = { overflowWrap: 'anywhere' } as const;
const NO_MARGIN = { margin: 0 };
const VALUE = {
  ...ANYWHERE,
  margin: '0 0 var(--space-2)',
  fontFamily: 'var(--mono)',
  whiteSpace: 'pre-wrap',
  userSelect: 'all',
} as const;

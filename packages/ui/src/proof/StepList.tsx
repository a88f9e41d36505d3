import { VisuallyHidden } from '@radix-ui/themes';
import { Check, CircleDashed, X } from 'lucide-react';
import { RecapSection } from '../completed/RecapSection.tsx';
import { shortHash } from '../format/hash.ts';
import { startLabel } from '../format/time.ts';
import { Disclosure } from '../primitives/panel/Disclosure.tsx';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import { truncate } from '../primitives/text/UserText.tsx';
import {
  FACT_NAMES,
  FAILURE_TEXTS,
  type ReceiptStep,
  STEP_TEXTS,
  type StepFact,
  type StepFacts,
} from './receiptSteps.ts';
import styles from './StepList.module.css';

export type StepListProps = { steps: readonly ReceiptStep[] };

/** Lists the steps with their verdicts: in words first, and what was computed on demand. */
export function StepList({ steps }: StepListProps) {
  return (
    <RecapSection title="What your browser has checked">
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <Step key={step.id} step={step} number={index + 1} />
        ))}
      </ol>
    </RecapSection>
  );
}

const MARKS = {
  passed: { Glyph: Check, word: 'holds' },
  failed: { Glyph: X, word: 'fails' },
  unchecked: { Glyph: CircleDashed, word: 'not checked' },
} as const;

function Step({ step, number }: { step: ReceiptStep; number: number }) {
  const { title, text } = STEP_TEXTS[step.id];
  const { Glyph, word } = MARKS[step.verdict];
  const hasDetails = Object.values(step.facts).some((value) => value !== undefined);
  return (
    <li className={styles.step} data-verdict={step.verdict}>
      <h3 className={styles.name}>
        {title}
        {/* Otherwise a screen reader runs both together. */}
        <VisuallyHidden>: </VisuallyHidden>
        <span className={styles.mark}>
          <Glyph size={14} strokeWidth={2.5} aria-hidden /> {word}
        </span>
      </h3>
      <p className={styles.text}>{sentenceOf(step, text)}</p>
      <Comparison step={step} />
      {hasDetails && (
        <Disclosure title={`Details of step ${number}`}>
          <Facts facts={step.facts} />
        </Disclosure>
      )}
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
function Comparison({ step: { id, facts } }: { step: ReceiptStep }) {
  if (id === 'order') {
    const times = IN_ORDER.flatMap((name) => facts[name] ?? []);
    return times.length > 0 && <p className={styles.compared}>{times.map((time) => startLabel(time)).join(' → ')}</p>;
  }
  const [one, other] = (COMPARED[id] ?? []).map((name) => facts[name]);
  if (one === undefined || other === undefined) return null;
  return (
    <p className={styles.compared}>
      <bdi>{shortHash(one)}</bdi> {one === other ? '=' : '≠'} <bdi>{shortHash(other)}</bdi>
    </p>
  );
}

/** Texts are shown whole, so that they can be copied; no honest one is longer. */
const VALUE_MAX = 4_000;

function Facts({ facts }: { facts: StepFacts }) {
  return (
    <dl className={styles.facts}>
      {(Object.keys(FACT_NAMES) as StepFact[]).map((name) => {
        const value = facts[name];
        return (
          value !== undefined && (
            <div key={name}>
              <dt>
                <Eyebrow as="span">{FACT_NAMES[name]}</Eyebrow>
              </dt>
              <dd className={styles.value}>
                <bdi>{truncate(value.trimEnd(), VALUE_MAX)}</bdi>
              </dd>
            </div>
          )
        );
      })}
    </dl>
  );
}

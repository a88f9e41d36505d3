import type { DayQuestion } from '@machine/contract/prediction.ts';
import { Flex, VisuallyHidden } from '@radix-ui/themes';
import { Share2 } from 'lucide-react';
import { useId } from 'react';
import { matchName } from '../format/team.ts';
import { Button } from '../primitives/button/Button.tsx';
import { InlineStatus } from '../primitives/feedback/InlineStatus.tsx';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import { Mono } from '../primitives/text/Mono.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { Result } from '../result/Result.tsx';
import { useResultHiding } from '../result/ResultHiding.tsx';
import type { ShareNotice } from '../share/ShareDialog.tsx';
import styles from './LastQuestions.module.css';
import {
  answerText,
  GLYPHS,
  MARK_WORDS,
  ownAnswerText,
  questionMark,
  questionsMessage,
  scoreText,
} from './questionText.ts';
import { Note } from '../primitives/text/Note.tsx';

export type LastQuestionsProps = {
  /** Newest first. */
  questions: readonly DayQuestion[];
  /** Only players see a row of marks for their own answers. */
  viewer: 'anonymous' | 'player' | 'loading';
  /** The current time, for the date of the answer and for questions that are still open. */
  now: Date;
  /** Passes on the player's row of marks as a text. */
  onShare?: (text: string) => void;
  /** Result of sharing, next to the button; absent before that. */
  notice?: ShareNotice;
};

/** The answer to the last question of the day, and how the player did in the last ones. */
export function LastQuestions({ questions, viewer, now, ...share }: LastQuestionsProps) {
  const last = questions.find(({ match }) => DECIDED.includes(match.status));
  return (
    <Flex direction="column" gap="2">
      {last && (
        <Result of={last.match} as="block" text="The answer to the last question is hidden.">
          <Note>
            <UserText lines={4}>
              {[answerText(last, now), viewer === 'player' && ownAnswerText(last, now)].filter(Boolean).join(' ')}
            </UserText>
          </Note>
        </Result>
      )}
      {viewer === 'player' && questions.length > 0 && <Marks questions={questions} now={now} {...share} />}
    </Flex>
  );
}

const NOTICES: Readonly<Record<ShareNotice, string>> = {
  SHARED: 'Shared.',
  COPIED: 'Copied.',
  MANUAL: "Couldn't copy.",
};

/** In these statuses, a question has its answer. */
const DECIDED: readonly string[] = ['FINAL', 'VOID', 'POSTPONED'];

/** One mark a question, the oldest first. */
function Marks({ questions, now, onShare, notice }: Omit<LastQuestionsProps, 'viewer'>) {
  const titleId = useId();
  const { isHidden } = useResultHiding();
  const marks = questions.map((question) => questionMark(question, now));
  const isShown = !questions.some(({ match }) => isHidden(match));
  const isAnswered = questions.some(({ userPick }) => userPick !== null);
  return (
    <Flex wrap="wrap" align="center" gapX="3" gapY="1">
      <Eyebrow id={titleId}>Your last questions</Eyebrow>
      <Flex asChild gap="1" wrap="wrap" m="0" p="0" className={styles.marks}>
        <ol aria-labelledby={titleId}>
          {questions.toReversed().map((question) => (
            <li key={question.match.id}>
              <Result of={question.match} as="score">
                <QuestionMarkBox question={question} now={now} />
              </Result>
            </li>
          ))}
        </ol>
      </Flex>
      {isShown && (
        <Mono size="2" wrap="nowrap">
          {scoreText(marks)}
        </Mono>
      )}
      {isShown && isAnswered && onShare && (
        <Button variant="ghost" color="gray" onPress={() => onShare(questionsMessage(questions, now))}>
          <Share2 size={16} strokeWidth={1.75} aria-hidden /> Share
        </Button>
      )}
      <InlineStatus tone={notice === 'MANUAL' ? 'failed' : 'done'}>{notice && NOTICES[notice]}</InlineStatus>
    </Flex>
  );
}

function QuestionMarkBox({ question, now }: { question: DayQuestion; now: Date }) {
  const mark = questionMark(question, now);
  const label = `${matchName(question.match)}: ${MARK_WORDS[mark]}`;
  return (
    <Mono size="2" className={styles.mark} data-mark={mark} title={label}>
      <span aria-hidden>{GLYPHS[mark]}</span>
      <VisuallyHidden>
        <UserText>{label}</UserText>
      </VisuallyHidden>
    </Mono>
  );
}

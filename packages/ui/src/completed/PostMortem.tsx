import type { Recap } from '@machine/contract';
import { Note } from './Analysis.tsx';
import { Prose } from './Prose.tsx';
import { RecapSection } from './RecapSection.tsx';

export type PostMortemProps = { grading: Recap['grading'] };

/** Explains why the Machine was wrong. Renders nothing if it wasn't. */
export function PostMortem({ grading }: PostMortemProps) {
  if (grading?.isMachineCorrect !== false) return null;
  return (
    <RecapSection title="Post-mortem">
      {grading.postMortemAnalysis ? (
        <Prose text={grading.postMortemAnalysis} />
      ) : (
        <Note>The post-mortem is being generated.</Note>
      )}
    </RecapSection>
  );
}

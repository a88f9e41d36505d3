import { TriangleAlert } from 'lucide-react';
import { QuietButton } from '../button/QuietButton.tsx';
import { Block } from './Block.tsx';

export type ErrorBlockProps = {
  /** Says what failed. */
  message: string;
  /** The server's message, if it sent one. */
  detail?: string;
  /** Omitted while the server is rate limiting; the button is then pending. */
  onRetry?: () => void;
  /** Overrides the default label. */
  retryLabel?: string;
};

/** An error state in place of content that failed to load, with a button to try again. */
export function ErrorBlock({ message, detail, onRetry, retryLabel = 'Try again' }: ErrorBlockProps) {
  return (
    <Block icon={TriangleAlert} isFailure message={message} details={[detail]}>
      <QuietButton size="3" isPending={!onRetry} onPress={onRetry}>
        {retryLabel}
      </QuietButton>
    </Block>
  );
}

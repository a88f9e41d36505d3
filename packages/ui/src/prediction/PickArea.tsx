import type { PickChoice, Prediction } from '@machine/contract';
import { Button } from '../primitives/button/Button.tsx';
import { ButtonLink } from '../primitives/button/Link.tsx';
import { LockedPick } from './LockedPick.tsx';
import styles from './PickArea.module.css';
import { Skeleton } from '../primitives/feedback/Skeleton.tsx';

/** Props for the viewer's pick, shared with the card. */
export type ViewerPickProps = {
  /** The match, the Machine's prediction, the viewer's pick and the community stats. */
  prediction: Prediction;
  /** Anonymous visitors see a sign-up link; a skeleton reserves the space while the session loads. */
  viewer: 'loading' | 'anonymous' | 'player';
  /** The pick that is being saved. */
  saving?: PickChoice | null;
  /** Rate-limited: picking is temporarily disabled. */
  isRateLimited?: boolean;
  onPick: (choice: PickChoice) => void;
  signupHref?: string;
  /** Offers practice to visitors. Without it, the server has none. */
  practiceHref?: string;
};

export type PickAreaProps = ViewerPickProps & {
  /** The id of the match's title, which describes the buttons. */
  titleId: string;
};

/** Part of the prediction card for the viewer: pick buttons, sign-up link, skeleton or locked pick. */
export function PickArea({ prediction, viewer, signupHref = '/signup', practiceHref, ...props }: PickAreaProps) {
  const { match, userPick, communityStats } = prediction;
  if (userPick) {
    return (
      <LockedPick
        choice={userPick}
        match={match}
        machinePick={prediction.prediction.machinePick}
        stats={communityStats}
      />
    );
  }
  return (
    <div className={styles.area}>
      {viewer === 'loading' && <Skeleton className={styles.skeleton} />}
      {viewer === 'loading' && <Skeleton className={styles.skeleton} />}
      {viewer === 'anonymous' && (
        <div className={styles.visitor}>
          <ButtonLink size="4" href={signupHref}>
            Sign up to beat the machine
          </ButtonLink>
          {practiceHref !== undefined && (
            <ButtonLink variant="outline" tone="gray" size="4" href={practiceHref}>
              Practice first
            </ButtonLink>
          )}
        </div>
      )}
      {viewer === 'player' && <PickButtons {...props} />}
    </div>
  );
}

type PickButtonsProps = Pick<PickAreaProps, 'saving' | 'isRateLimited' | 'onPick' | 'titleId'>;

/** Stays enabled after the start time, because the viewer's clock may be wrong. The server decides. */
function PickButtons({ saving = null, isRateLimited = false, onPick, titleId }: PickButtonsProps) {
  const button = (choice: PickChoice) => ({
    size: '4' as const,
    isPending: isRateLimited || saving === choice,
    isDisabled: saving !== null && saving !== choice,
    'aria-describedby': titleId,
    onPress: () => onPick(choice),
  });
  return (
    <>
      <Button {...button('AGREE')}>[ AGREE ]</Button>
      <Button {...button('DISAGREE')} variant="outline" tone="danger">
        [ DISAGREE ]
      </Button>
    </>
  );
}

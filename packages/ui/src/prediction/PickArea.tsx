import { paths } from '@machine/contract/paths.ts';
import type { PickChoice, Prediction } from '@machine/contract/prediction.ts';
import { Box, Flex, Grid, Skeleton, Text } from '@radix-ui/themes';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../primitives/button/Button.tsx';
import { ButtonLink } from '../primitives/button/Link.tsx';
import { Mono } from '../primitives/text/Mono.tsx';
import { Key } from './Key.tsx';
import { LockedPick } from './LockedPick.tsx';
import styles from './PickArea.module.css';
import { type ShownStakes, shownStakes, visitorNote } from './stakes.ts';
import type { Viewer } from '../layout/viewer.ts';

/** Props for the viewer's pick, shared with the card. */
export type ViewerPickProps = {
  /** The match, the Machine's prediction, the viewer's pick and the community stats. */
  prediction: Prediction;
  /** Anonymous visitors see a sign-up link; a skeleton reserves the space while the session loads. */
  viewer: Viewer;
  /** The pick that is being saved. */
  saving?: PickChoice | null;
  /** Rate-limited: picking is temporarily disabled. */
  isRateLimited?: boolean;
  /** Called with the choice when a button is pressed. The pick is final. */
  onPick: (choice: PickChoice) => void;
  /** Shows the keys of the buttons. The app listens to them. */
  hasShortcuts?: boolean;
  /** Offers practice to visitors. Without it, the server has none. */
  practiceHref?: string;
};

export type PickAreaProps = ViewerPickProps & {
  /** The ids of the match's title and the Machine's prediction, which describe the buttons. */
  describedBy: string;
};

/** Part of the prediction card for the viewer: pick buttons, sign-up link, skeleton or locked pick. */
export function PickArea({ prediction, viewer, practiceHref, ...props }: PickAreaProps) {
  const { userPick } = prediction;
  const [wasOpen] = useState(userPick === null);
  const stakes = shownStakes(prediction);
  if (userPick) {
    return <LockedPick prediction={prediction} choice={userPick} stake={stakes?.[userPick]} isFresh={wasOpen} />;
  }
  return (
    <Grid columns="2" gapX={{ initial: '2', xs: '3' }} gapY="2">
      {viewer === 'loading' && <Skeleton height="3.5rem" />}
      {viewer === 'loading' && <Skeleton height="3.5rem" />}
      {viewer === 'anonymous' && (
        <Flex wrap="wrap" gap="3" gridColumn="1 / -1">
          <ButtonLink size="3" href={paths.signup} className={styles.button}>
            Sign up to beat the machine
          </ButtonLink>
          {practiceHref !== undefined && (
            <ButtonLink variant="surface" color="gray" size="3" href={practiceHref} className={styles.button}>
              Practice first
            </ButtonLink>
          )}
        </Flex>
      )}
      {viewer === 'player' && <PickButtons stakes={stakes} {...props} />}
      {viewer !== 'player' && <Note>{viewer === 'anonymous' && stakes && visitorNote(stakes)}</Note>}
    </Grid>
  );
}

/** The line below the buttons. As high while it is empty, so that nothing moves when the session loads. */
const Note = ({ id, children }: { id?: string; children: ReactNode }) => (
  <Box asChild gridColumn="1 / -1" minHeight="1.25rem">
    <Text as="p" size="2" color="gray" align="center" id={id}>
      {children}
    </Text>
  </Box>
);

const LABELS = { AGREE: '[ AGREE ]', DISAGREE: '[ DISAGREE ]' };

type PickButtonsProps = Pick<PickAreaProps, 'saving' | 'isRateLimited' | 'onPick' | 'describedBy' | 'hasShortcuts'> & {
  stakes: ShownStakes | null;
};

/** Stays enabled after the start time, because the viewer's clock may be wrong. The server decides. */
function PickButtons({ saving = null, isRateLimited, onPick, describedBy, hasShortcuts, stakes }: PickButtonsProps) {
  const id = useId();
  const noteId = `${id}note`;
  const button = (choice: PickChoice) => ({
    size: '3' as const,
    className: styles.button,
    isPending: isRateLimited || saving === choice,
    disabled: saving !== null && saving !== choice,
    // The stake is part of the description: the name stays the label.
    'aria-describedby': `${describedBy} ${stakes ? `${id}${choice}stake ` : ''}${noteId}`,
    'aria-keyshortcuts': hasShortcuts ? choice.charAt(0) : undefined,
    onPress: () => onPick(choice),
    children: (
      <>
        <Flex as="span" direction="column" align="center">
          <Mono weight="bold" size={{ initial: '2', xs: '3' }}>
            {LABELS[choice]}
          </Mono>
          {stakes && (
            <Mono size="1" id={`${id}${choice}stake`} aria-hidden>
              {stakes[choice]}
            </Mono>
          )}
        </Flex>
        {hasShortcuts && <Key letter={choice.charAt(0)} />}
      </>
    ),
  });
  return (
    <>
      <Button {...button('AGREE')} />
      <Button {...button('DISAGREE')} variant="outline" color="tomato" />
      <Note id={noteId}>Final once picked.</Note>
    </>
  );
}

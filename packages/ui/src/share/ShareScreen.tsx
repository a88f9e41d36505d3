import { paths } from '@machine/contract/paths.ts';
import type { Share } from '@machine/contract/share.ts';
import { Flex, Skeleton } from '@radix-ui/themes';
import { Link2Off } from 'lucide-react';
import { ButtonLink, Link } from '../primitives/button/Link.tsx';
import { EmptyBlock } from '../primitives/feedback/EmptyBlock.tsx';
import { Result } from '../result/Result.tsx';
import { ShareCard } from './ShareCard.tsx';
import { ScreenFrame } from '../layout/ScreenFrame.tsx';
import type { Unloaded } from '../primitives/feedback/Loaded.tsx';

/** `share`: what is shared, without what its player hides. */
export type ShareScreenState =
  | Unloaded
  /** Never shared, or no longer. */
  | { kind: 'empty' }
  | { kind: 'ready'; share: Share };

export type ShareScreenProps = {
  /** The shared content, or why there is none. */
  state: ShareScreenState;
  /** The viewer has no account yet: they are asked to sign up. */
  isVisitor: boolean;
};

/** The /s/{id} page: what a player shared, for everyone with the link. */
export function ShareScreen({ state, ...links }: ShareScreenProps) {
  return (
    <ScreenFrame
      title="Can you beat the Machine?"
      state={state}
      failure="Couldn't load this page."
      skeleton={<Skeleton height="22rem" />}
    >
      {{
        empty: () => (
          <EmptyBlock
            icon={Link2Off}
            message="Nothing is shared here"
            detail="The link may be wrong, or the player has stopped sharing."
            link={{ href: paths.home, label: "See today's prediction" }}
          />
        ),
        ready: ({ share }) => <Ready share={share} {...links} />,
      }}
    </ScreenFrame>
  );
}

function Ready({ share, isVisitor }: Omit<ShareScreenProps, 'state'> & { share: Share }) {
  return (
    <>
      <Result of={share.pick ? { ...share.pick, id: share.pick.matchId } : 'totals'} as="block">
        <ShareCard share={share} />
      </Result>
      <Flex wrap="wrap" align="center" gapX="5" gapY="3">
        <ButtonLink size="3" href={isVisitor ? paths.signup : paths.home}>
          {isVisitor ? 'Sign up and pick' : 'Make a pick'}
        </ButtonLink>
        {share.pick && <Link href={paths.recap(share.pick.matchId)}>See the match</Link>}
      </Flex>
    </>
  );
}

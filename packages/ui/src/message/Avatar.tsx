import { THREAD_AVATARS_SHOWN } from '@machine/contract/constants.ts';
import type { Participant } from '@machine/contract/message.ts';
import { Avatar as RadixAvatar, type AvatarProps as RadixAvatarProps, Box, Flex } from '@radix-ui/themes';
import { imageUrl } from '../format/imageUrl.ts';
import { initials } from '../format/initials.ts';

export type AvatarProps = {
  /** Size on Radix' scale, 1 to 9. The default is 3. */
  size?: RadixAvatarProps['size'];
  /** Source of the initials. */
  username: string;
  /** Falls back to initials if null, not allowed or failing to load. */
  profileImageUrl: string | null;
};

/** A player's picture or initials. Hidden from assistive technology, because the name is always beside it. */
export function Avatar({ username, profileImageUrl, size = '3' }: AvatarProps) {
  return (
    <Box asChild flexShrink="0">
      <span aria-hidden>
        <RadixAvatar
          src={imageUrl(profileImageUrl) ?? undefined}
          alt=""
          referrerPolicy="no-referrer"
          fallback={initials(username)}
          size={size}
          color="gray"
          highContrast
        />
      </span>
    </Box>
  );
}

export type AvatarStackProps = {
  /** Participants of a conversation; only the first three are shown. */
  people: readonly Participant[];
};

/** Shows up to three avatars in one square. */
export function AvatarStack({ people }: AvatarStackProps) {
  const shown = people.slice(0, THREAD_AVATARS_SHOWN);
  return (
    <Flex asChild wrap="wrap" align="center" justify="center" width="48px" height="48px" flexShrink="0">
      <span aria-hidden>
        {shown.map(({ userId, ...person }) => (
          <Avatar key={userId} {...person} size={shown.length > 1 ? '1' : '4'} />
        ))}
        {shown.length === 0 && <Avatar username="" profileImageUrl={null} size="4" />}
      </span>
    </Flex>
  );
}

import { Flex, Separator, Skeleton } from '@radix-ui/themes';

const SECTIONS = [
  { id: 'appearance', height: '62px' },
  { id: 'keyboard', height: '100px' },
  { id: 'clubs', height: '120px' },
  { id: 'notifications', height: '286px' },
];

/** Placeholder for loading settings. */
export function SettingsSkeleton() {
  return (
    <>
      <Skeleton width="100%" height="2rem" />
      <Skeleton width="4rem" height="1rem" />
      {SECTIONS.map(({ id, height }) => (
        <Flex key={id} direction="column" gap="4" aria-hidden>
          <Separator size="4" />
          <Skeleton width="10rem" height="1.5625rem" />
          <Skeleton width="100%" height={height} />
        </Flex>
      ))}
    </>
  );
}

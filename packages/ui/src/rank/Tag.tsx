import { Badge, type BadgeProps } from '@radix-ui/themes';

/** A short word in a frame, beside a name. */
export const Tag = (tag: BadgeProps & { 'data-tooltip'?: string }) => (
  <Badge variant="outline" color="gray" {...tag} style={MONO} />
);

const MONO = { fontFamily: 'var(--mono)', minWidth: 0, maxWidth: '100%', flexShrink: 0 };

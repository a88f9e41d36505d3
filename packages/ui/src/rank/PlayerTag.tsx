import { Tag } from './Tag.tsx';

/** Says next to a player's name who that is: the viewer, or the owner of a league. */
export const PlayerTag = ({ label }: { label: 'You' | 'Owner' }) => (
  <Tag variant="soft" color={label === 'You' ? 'sky' : 'gray'} highContrast>
    {label}
  </Tag>
);

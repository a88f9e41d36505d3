import { Trophy } from 'lucide-react';
import { Tag } from './Tag.tsx';

/** Says next to a player's name who that is: the viewer, or the owner of a league, or who won its last week. */
export const PlayerTag = ({ label }: { label: 'You' | 'Owner' | 'Won last week' }) => (
  <Tag variant="soft" color={label === 'You' ? 'sky' : 'gray'} highContrast>
    {label === 'Won last week' && <Trophy size={12} strokeWidth={1.75} aria-hidden />}
    {label}
  </Tag>
);

import { Tag } from './Tag.tsx';

/** Marks a bot next to its name, wherever players are listed. */
export const BotTag = () => <Tag>Bot</Tag>;

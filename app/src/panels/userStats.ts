export { UserStats } from '@machine/ui';

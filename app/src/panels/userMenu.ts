export { UserMenu } from '@machine/ui';

export { LoginDialog } from '@machine/ui';

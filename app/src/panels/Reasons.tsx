export { Reasons as default } from '@machine/ui';

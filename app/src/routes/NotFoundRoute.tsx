export { NotFoundScreen as default } from '@machine/ui';

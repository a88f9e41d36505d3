export { Standing } from '@machine/ui';

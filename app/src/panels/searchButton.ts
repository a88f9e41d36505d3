export { SearchButton } from '@machine/ui';

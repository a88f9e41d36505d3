export { NotFoundScreen as default } from '@machine/ui/layout/NotFoundScreen.tsx';

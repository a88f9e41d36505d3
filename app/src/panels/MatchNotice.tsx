export { MatchNotice as default } from '@machine/ui';

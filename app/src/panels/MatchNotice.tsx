export { MatchNotice as default } from '@machine/ui/prediction/MatchNotice.tsx';

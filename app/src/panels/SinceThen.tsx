import { SinceThen } from '@machine/ui/prediction/SinceThen.tsx';
import { withHiddenResults } from './HidingResults.tsx';

export default withHiddenResults(SinceThen);

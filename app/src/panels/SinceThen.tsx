import { SinceThen } from '@machine/ui';
import { withHiddenResults } from './HidingResults.tsx';

export default withHiddenResults(SinceThen);

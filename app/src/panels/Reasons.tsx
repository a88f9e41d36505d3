import { Reasons } from '@machine/ui/prediction/Reasons.tsx';
import { withHiddenResults } from './HidingResults.tsx';

export default withHiddenResults(Reasons);

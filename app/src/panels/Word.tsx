import { MachineWord } from '@machine/ui/prediction/MachineWord.tsx';
import { withHiddenResults } from './HidingResults.tsx';

export default withHiddenResults(MachineWord);

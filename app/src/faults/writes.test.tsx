import { runCells } from './cells.ts';
import { ACCOUNT_WRITES } from './scenes-account.ts';
import { WRITES } from './scenes-write.ts';

runCells([...WRITES, ...ACCOUNT_WRITES]);

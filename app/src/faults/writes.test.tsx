import { runCells } from './cells.ts';
import { WRITES } from './scenes-write.ts';

runCells(WRITES);

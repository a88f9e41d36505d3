import { runCells } from './cells.ts';
import { READS } from './scenes-read.ts';

runCells(READS);

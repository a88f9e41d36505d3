import { runCells } from './cells.ts';
import { POLLS } from './scenes-poll.ts';

runCells(POLLS);

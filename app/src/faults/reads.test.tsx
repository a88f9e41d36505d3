import { runFaultCases } from './run-cases.ts';
import { READS } from './fixtures-read.ts';

runFaultCases(READS);

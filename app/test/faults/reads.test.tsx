import { READS } from './fixtures-read.ts';
import { runFaultCases } from './run-cases.ts';

runFaultCases(READS);

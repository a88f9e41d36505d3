import { POLLS } from './fixtures-poll.ts';
import { runFaultCases } from './run-cases.ts';

runFaultCases(POLLS);

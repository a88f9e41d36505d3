import { runFaultCases } from './run-cases.ts';
import { POLLS } from './fixtures-poll.ts';

runFaultCases(POLLS);

import { runFaultCases } from './run-cases.ts';
import { ACCOUNT_WRITES } from './fixtures-account.ts';
import { WRITES } from './fixtures-write.ts';

runFaultCases([...WRITES, ...ACCOUNT_WRITES]);

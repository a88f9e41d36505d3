import { explainFailure } from './platform/start-error.ts';

/** Runs a command of an operator: prints what it returns, or why it failed, which is status 2. */
export async function runCommand(command: () => Promise<string> | string): Promise<void> {
  try {
    console.log(await command());
  } catch (error) {
    console.error(explainFailure(error, process.env.LOG_LEVEL));
    process.exitCode = 2;
  }
}

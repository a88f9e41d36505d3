import { mkdirSync, writeFileSync } from 'node:fs';
import type { Reporter, TestCase } from 'vitest/node';

const LIST = 'test-results/retried.txt';

/** Prints the tests that passed only when they were repeated, and writes them to a list. Each one is a fault to mend. */
export class RetriedTests implements Reporter {
  private readonly retried: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky)
      this.retried.push(`${test.project.name} ${test.module.relativeModuleId}: ${test.fullName}`);
  }

  onTestRunEnd(): void {
    mkdirSync('test-results', { recursive: true });
    writeFileSync(LIST, this.retried.map((line) => `${line}\n`).join(''));
    if (this.retried.length > 0) console.log(`Passed only when repeated:\n${this.retried.join('\n')}`);
  }
}

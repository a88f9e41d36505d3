import { appendFileSync, mkdirSync } from 'node:fs';
import type { Reporter, TestCase } from 'vitest/node';

const LIST = 'test-results/retried.txt';

/** Prints the tests that passed only when they were repeated, and why, and adds them to a list. Each one is a fault to mend. */
export class RetriedTests implements Reporter {
  private readonly retried: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return;
    const [error] = test.result().errors ?? [];
    this.retried.push(`${test.project.name} ${test.module.relativeModuleId}: ${test.fullName}: ${error?.message}`);
  }

  onTestRunEnd(): void {
    if (this.retried.length === 0) return;
    const list = `${this.retried.join('\n')}\n`;
    mkdirSync('test-results', { recursive: true });
    appendFileSync(LIST, list);
    console.log(`Passed only when repeated:\n${list}`);
  }
}

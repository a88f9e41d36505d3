import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { ROOT } from './build.ts';

/** The results of one part of the test run. */
export type Count = { passed: number; failed: number; failures: readonly string[] };

const REASON_MAX = 1_500;

const reasonOf = (errors: readonly SerializedError[]) =>
  errors
    .map(({ stack, message }) => stack ?? message)
    .join('\n')
    .slice(0, REASON_MAX);

/** Writes the counts to `COUNT_FILE`. Vitest's own JSON report of the stories takes 140 MB. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const failures = unhandled.map((error) => `(outside of a test)\n${reasonOf([error])}`);
    const count = { passed: 0, failed: unhandled.length };
    for (const module of modules) {
      const file = relative(ROOT, module.moduleId);
      const isLoaded = module.state() !== 'failed' || module.errors().length === 0;
      if (!isLoaded) failures.push(`${file}: (failed to load)\n${reasonOf(module.errors())}`);
      if (!isLoaded) count.failed += 1;
      for (const test of module.children.allTests()) {
        const { state, errors = [] } = test.result();
        if (state === 'passed') count.passed += 1;
        if (state !== 'failed') continue;
        count.failed += 1;
        failures.push(`${file}: ${test.fullName}\n${reasonOf(errors)}`);
      }
    }
    const output = process.env.COUNT_FILE;
    if (output) writeFileSync(output, JSON.stringify({ ...count, failures } satisfies Count));
  }
}

import type { Reporter, TestModule } from 'vitest/node';

/** Ends a test run with one machine-readable line: `1604 passed, 0 failed, 2 skipped`. */
export const closingLine: Reporter = {
  onTestRunEnd: (modules: readonly TestModule[]): void => {
    const states = modules.flatMap((module) => [...module.children.allTests()].map((test) => test.result().state));
    const count = (state: string): number => states.filter((each) => each === state).length;
    const broken = modules.filter((module) => module.errors().length > 0).length;
    process.stdout.write(
      `\n${count('passed')} passed, ${count('failed') + broken} failed, ${count('skipped')} skipped\n`,
    );
  },
};

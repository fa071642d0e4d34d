import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The slowest test files, slowest first. They start first, so that none of them runs alone at the end. */
export const longest = [
  'e2e/src/accessibility/accessibility.e2e.ts',
  'e2e/src/deployments/deployments.e2e.ts',
  'e2e/src/accessibility/passing-states.e2e.ts',
  'e2e/src/editor/scripted-flat.e2e.ts',
  'e2e/src/offline/working.e2e.ts',
  'e2e/src/restyle/restyle.e2e.ts',
  'e2e/src/language/widths.e2e.ts',
  'e2e/src/main-job.e2e.ts',
  'e2e/src/editor/placing/ways.e2e.ts',
  'e2e/src/offline/opening.e2e.ts',
  'e2e/src/editor/saving/saving.e2e.ts',
  'packages/server/src/hostile-calls.test.ts',
  'packages/server/src/documents/render-pool-crashes.test.ts',
  'packages/import/src/cli/catalogue-command.test.ts',
  'packages/import/src/cli/large-import.test.ts',
  'packages/server/src/faults.test.ts',
  'packages/server/src/main.test.ts',
  'packages/server/src/rate-limit/failed-lookups.test.ts',
  'packages/server/src/documents/render-pool.test.ts',
  'packages/server/src/several-servers.test.ts',
  'packages/server/src/documents/pdf/project-pdf.test.ts',
  'packages/import/src/tabular/range-workbook.test.ts',
  'packages/server/src/disk-faults.test.ts',
  'packages/server/src/crash.test.ts',
];

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = longest.findIndex((path) => moduleId.endsWith(path));
  return rank === -1 ? longest.length : rank;
};

/**
 * Sorts each project's files in Vitest's own order, but the slowest first. Vitest itself knows durations only from an
 * earlier run.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // eslint-disable-next-line unicorn/no-array-sort -- this is the sequencer's method, not an array's
    const projects = Map.groupBy(await super.sort(files), ({ project }) => project);
    return [...projects.values()].flatMap((own) => own.toSorted((one, other) => rankOf(one) - rankOf(other)));
  }
}

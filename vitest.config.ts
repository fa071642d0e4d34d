import { defineConfig } from 'vitest/config';
import { closingLine } from './scripts/closing-line.ts';

export default defineConfig({
  test: {
    reporters: ['default', closingLine],
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '*.test.ts',
            'scripts/**/*.test.ts',
            'packages/*/src/**/*.test.ts',
            'catalogues/*/src/**/*.test.ts',
          ],
          environment: 'node',
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'end to end',
          include: ['e2e/src/**/*.e2e.ts'],
          environment: 'node',
          globalSetup: ['e2e/src/set-up.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});

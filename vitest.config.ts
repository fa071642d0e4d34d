import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { playwright } from '@vitest/browser-playwright';
import { closingLine } from './scripts/closing-line.ts';
import { LongestFirst } from './scripts/longest-first.ts';
import { pictureBrowserArguments, testBrowserArguments } from './e2e/src/browser-arguments.ts';
import { findChromium } from './e2e/src/find-chromium.ts';

/** Without a browser, the tests that need none still run. */
const chromium = await findChromium().catch(() => 'chromium');

/** Caches compiled libraries for all workers, their threads and later runs. */
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules/.cache/node');

/**
 * More workers than Vitest's default, which leaves one core free: most tests wait for a process, a database or a page.
 */
const maxWorkers = { alone: Math.max(3, availableParallelism()), withBrowser: Math.max(4, availableParallelism()) };

/** Timeouts of tests inside a page: long enough for a machine that is several times slower. */
const pageTimeouts = { testTimeout: 180_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } };

/** Milliseconds that a browser may take to open a page. */
const CONNECT_TIMEOUT = 180_000;

/** A browser that draws pixels, without animations. */
const pictureBrowser = (device: { readonly hasTouch?: boolean } = {}) =>
  playwright({
    launchOptions: { executablePath: chromium, args: pictureBrowserArguments },
    contextOptions: { ...device, reducedMotion: 'reduce' },
  });

export default defineConfig({
  test: {
    reporters: ['default', closingLine],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '*.test.ts',
            'scripts/**/*.test.ts',
            'bench/src/**/*.test.ts',
            'packages/*/src/**/*.test.ts',
            'packages/web/worker/*.test.ts',
            'catalogues/*/src/**/*.test.ts',
          ],
          environment: 'node',
          isolate: false,
          // Runs after the projects with a browser.
          sequence: { groupOrder: 1 },
          maxWorkers: maxWorkers.alone,
          globalSetup: ['packages/server/src/testing/offer-once.ts'],
          // Long enough for a busy machine.
          testTimeout: 240_000,
          hookTimeout: 240_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        // Pre-bundled before the tests start. A library discovered later would reload the page during a test.
        optimizeDeps: { entries: ['packages/web/src/**/*.browser.test.tsx'], include: ['vitest-browser-react'] },
        test: {
          name: 'components',
          include: ['packages/web/src/**/*.browser.test.tsx'],
          setupFiles: ['packages/web/src/testing/as-page.ts'],
          maxWorkers: maxWorkers.withBrowser,
          ...pageTimeouts,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            connectTimeout: CONNECT_TIMEOUT,
            provider: playwright({ launchOptions: { executablePath: chromium, args: testBrowserArguments } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        optimizeDeps: { entries: ['packages/web/gallery/*.tsx'], include: ['vitest-browser-react'] },
        test: {
          name: 'gallery',
          include: ['packages/web/gallery/*.browser.test.tsx'],
          setupFiles: ['packages/web/src/testing/as-page.ts'],
          maxWorkers: 1,
          ...pageTimeouts,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            connectTimeout: CONNECT_TIMEOUT,
            provider: pictureBrowser(),
            instances: [
              { browser: 'chromium', name: 'gallery desktop', viewport: { width: 720, height: 480 } },
              {
                browser: 'chromium',
                name: 'gallery phone',
                viewport: { width: 390, height: 640 },
                provider: pictureBrowser({ hasTouch: true }),
              },
            ],
            expect: {
              toMatchScreenshot: {
                resolveScreenshotPath: ({ root, testFileDirectory, arg, ext }) =>
                  join(root, testFileDirectory, 'pictures', `${arg}${ext}`),
                timeout: 30_000,
                comparatorName: 'pixelmatch',
                // docs/testing.md#reference-pictures
                comparatorOptions: { threshold: 0.01, allowedMismatchedPixels: 20 },
              },
            },
          },
        },
      },
      {
        test: {
          name: 'end to end',
          // Tests in other browsers run only with `npm run test:long`.
          include: [
            'e2e/src/**/*.e2e.ts',
            ...(process.env['LONG_TESTS'] === undefined ? [] : ['e2e/src/**/*.long.ts']),
          ],
          environment: 'node',
          isolate: false,
          globalSetup: ['e2e/src/set-up.ts'],
          maxWorkers: maxWorkers.withBrowser,
          // Some tests of offline work take half a minute, and several times as long on a busy machine.
          testTimeout: 600_000,
          hookTimeout: 600_000,
          // Long enough for a page on a busy machine.
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});

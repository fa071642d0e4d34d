import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Usual paths of Chromium and related browsers. The headless shell comes first, because it needs fewer resources. */
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds the browser for the end-to-end tests: `CHROMIUM_PATH`, an installed one, or a Debian package that is installed
 * if this process has the permission. Otherwise throws an error that explains how to provide one.
 */
export const findChromium = async (): Promise<string> => {
  const installed = [process.env['CHROMIUM_PATH'] ?? '', ...usualPlaces].find((path) => existsSync(path));
  if (installed !== undefined) return installed;
  if (mayInstall()) {
    await run('apt-get', ['update'], { timeout: 180_000 });
    return install('chromium-headless-shell').catch(() => install('chromium'));
  }
  throw new Error('No Chromium found: install it (Debian: apt-get install chromium) or name it in CHROMIUM_PATH.');
};

/** Installs a Debian package, and returns the path of the program with the same name. */
const install = async (name: string): Promise<string> => {
  await run('apt-get', ['install', '-y', '--no-install-recommends', name], {
    timeout: 600_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    maxBuffer: 64 * 1024 * 1024,
  });
  return `/usr/bin/${name}`;
};

const mayInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

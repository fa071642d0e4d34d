import { spawnSync } from 'node:child_process';

/** The user that PostgreSQL runs as where the tests run as root, which it refuses to be. */
export const plainUser = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Words that stand before a command and change what the machine allows it. */
export type Surroundings = readonly string[];

/** Whether this machine lets the tests have mounts of their own, which vanish with the process that sees them. */
export const mayMount = process.platform === 'linux' && spawnSync('unshare', ['-m', 'true']).status === 0;

/** Whether this machine lets the tests limit a process while it runs. */
export const mayLimit = process.platform === 'linux' && spawnSync('prlimit', ['--version']).status === 0;

/** No file grows beyond so many blocks of 512 bytes. */
export const largestFile = (blocks: number): Surroundings => shell(`ulimit -f ${blocks}`);

/** The folder is a disk of its own, of so many kB, that holds a file `ballast` of 500 kB. */
export const smallDisk = (folder: string, size: number, options = ''): Surroundings =>
  ownMounts(
    `mount -t tmpfs -o size=${size}k${options} tmpfs "${folder}" && head -c 512000 /dev/zero > "${folder}/ballast"`,
  );

/** As `smallDisk`, for PostgreSQL, which is no root. */
export const smallDiskOfPlainUser = (folder: string, size: number): Surroundings => {
  const { uid = 0, gid = 0 } = plainUser;
  const drop = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  return [...smallDisk(folder, size, `,uid=${uid},gid=${gid},mode=700`), ...drop];
};

/** The folder, with what is in it, cannot be written. */
export const readOnly = (folder: string): Surroundings =>
  ownMounts(`mount --bind "${folder}" "${folder}" && mount -o remount,ro,bind "${folder}"`);

/** Runs a command where a process sees its own mounts. */
export const runBeside = (pid: number, ...command: readonly string[]): void => {
  const { status, stderr } = spawnSync('nsenter', ['-t', String(pid), '-m', ...command]);
  if (status !== 0) throw new Error(String(stderr));
};

/** From now on the process can write nothing, or everything again. */
export const letWrite = (pid: number, may: boolean): void => {
  const { status, stderr } = spawnSync('prlimit', [
    '--pid',
    String(pid),
    `--fsize=${may ? 'unlimited' : '0'}:unlimited`,
  ]);
  if (status !== 0) throw new Error(String(stderr));
};

const ownMounts = (setUp: string): Surroundings => ['unshare', '-m', ...shell(setUp)];

const shell = (setUp: string): Surroundings => ['/bin/sh', '-c', `${setUp} && exec "$0" "$@"`];

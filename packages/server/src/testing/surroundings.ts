import { spawnSync } from 'node:child_process';

/** The user for PostgreSQL, which refuses to run as root, if the tests run as root. */
export const plainUser = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** A command prefix that restricts the environment of a process. */
export type Surroundings = readonly string[];

/** Whether tests can create mounts that only one process sees. */
export const mayMount = process.platform === 'linux' && spawnSync('unshare', ['-m', 'true']).status === 0;

/** Whether tests can change the resource limits of a running process. */
export const mayLimit = process.platform === 'linux' && spawnSync('prlimit', ['--version']).status === 0;

/** Limits files to a number of blocks of 512 bytes. */
export const largestFile = (blocks: number): Surroundings => shell(`ulimit -f ${blocks}`);

/** Mounts a separate disk of `size` kB at the folder, with a file `ballast` of 500 kB. */
export const smallDisk = (folder: string, size: number, options = ''): Surroundings =>
  ownMounts(
    `mount -t tmpfs -o size=${size}k${options} tmpfs "${folder}" && head -c 512000 /dev/zero > "${folder}/ballast"`,
  );

/** Like `smallDisk`, for PostgreSQL, which must not run as root. */
export const smallDiskOfPlainUser = (folder: string, size: number): Surroundings => {
  const { uid = 0, gid = 0 } = plainUser;
  const drop = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  return [...smallDisk(folder, size, `,uid=${uid},gid=${gid},mode=700`), ...drop];
};

/** Makes a folder and its contents read-only. */
export const readOnly = (folder: string): Surroundings =>
  ownMounts(`mount --bind "${folder}" "${folder}" && mount -o remount,ro,bind "${folder}"`);

/** Runs a command in the mount namespace of a process. */
export const runBeside = (pid: number, ...command: readonly string[]): void => {
  const { status, stderr } = spawnSync('nsenter', ['-t', String(pid), '-m', ...command]);
  if (status !== 0) throw new Error(String(stderr));
};

/** Forbids a process to write files, or allows it again. */
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

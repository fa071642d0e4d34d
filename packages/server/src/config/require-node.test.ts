import { once } from 'node:events';
import { expect, test } from 'vitest';
import { aFolder, runProcess } from '../testing/server-process.ts';
import { nodeVersionFault } from './require-node.ts';

test.each(['20.20.2', '18.19.0', '23.11.1'])('Node %s is too old', (version) => {
  expect(nodeVersionFault(version, '/usr/bin/node')).toContain(`/usr/bin/node is ${version}`);
});

test.each(['24.0.0', '24.21.0', '26.1.0', process.versions.node])('Node %s is new enough', (version) => {
  expect(nodeVersionFault(version, '/usr/bin/node')).toBeUndefined();
});

test('a server on an older Node says which version it needs, and nothing else', async () => {
  const olderNode = `Object.defineProperty(process,"versions",{value:{...process.versions,node:"20.20.2"}})`;
  const { child, output } = await runProcess({
    DATA_DIR: aFolder(),
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(olderNode)}`,
  });
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(output()).toBe(`Ramka needs Node 24 or newer; ${process.execPath} is 20.20.2. Install it from nodejs.org.\n`);
});

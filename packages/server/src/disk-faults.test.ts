import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import {
  addSet,
  aFolder,
  createProject,
  readProject,
  runProcess,
  send,
  startProcess,
  summariseResponse,
  unavailable,
} from './testing/server-process.ts';
import { largestFile, letWrite, mayLimit, mayMount, readOnly, runBeside, smallDisk } from './testing/surroundings.ts';

/** Adds sets until one is rejected. Returns the number of acknowledged sets, and the error. */
const fill = async (origin: string, id: string): Promise<{ acknowledged: number; summary: string }> => {
  for (let acknowledged = 0; ; acknowledged += 1) {
    const summary = await summariseResponse(await addSet(origin, id));
    if (summary !== '201') return { acknowledged, summary };
  }
};

describe('the disk of the embedded store', () => {
  test.skipIf(process.platform === 'win32')(
    'may limit the file size: changes are rejected completely, reads continue, and nothing is lost',
    async () => {
      const settings = { DATA_DIR: aFolder() };
      const full = await startProcess(settings, largestFile(1500));
      const id = await createProject(full.origin);
      const { acknowledged, summary } = await fill(full.origin, id);
      expect(summary).toBe(unavailable);
      expect((await readProject(full.origin, id)).productSets).toHaveLength(acknowledged);
      await full.kill();
      const again = await startProcess(settings);
      expect((await readProject(again.origin, id)).productSets).toHaveLength(acknowledged);
      expect((await send(again.origin, 'POST', `/project/${id}/group`, { name: 'Salon' })).status).toBe(201);
    },
  );

  test.skipIf(!mayMount)(
    'may be full: likewise, and changes continue without a restart once there is space',
    async () => {
      const folder = aFolder();
      const { origin, child } = await startProcess({ DATA_DIR: folder }, smallDisk(folder, 2000));
      const id = await createProject(origin);
      const { acknowledged, summary } = await fill(origin, id);
      expect(summary).toBe(unavailable);
      expect((await readProject(origin, id)).productSets).toHaveLength(acknowledged);
      expect((await fetch(`${origin}/product-set/${id}/1.png`)).status).toBe(200);
      runBeside(child.pid ?? 0, 'rm', `${folder}/ballast`);
      expect((await addSet(origin, id)).status).toBe(201);
      expect((await readProject(origin, id)).productSets).toHaveLength(acknowledged + 1);
    },
  );

  test.skipIf(!mayLimit)(
    'may become read-only while the server runs: reads and pictures continue, and changes do when it is writable again',
    async () => {
      const { origin, child } = await startProcess({ DATA_DIR: aFolder() });
      const id = await createProject(origin);
      await addSet(origin, id);
      letWrite(child.pid ?? 0, false);
      expect(await summariseResponse(await addSet(origin, id))).toBe(unavailable);
      expect((await fetch(`${origin}/product-set/${id}/1.png`)).status).toBe(200);
      expect((await readProject(origin, id)).productSets).toHaveLength(1);
      letWrite(child.pid ?? 0, true);
      expect((await addSet(origin, id)).status).toBe(201);
      expect((await readProject(origin, id)).productSets).toHaveLength(2);
    },
  );

  test.skipIf(!mayMount)('prevents the start if it is read-only, with a one-line message', async () => {
    const folder = aFolder();
    const before = await startProcess({ DATA_DIR: folder });
    const id = await createProject(before.origin);
    await before.kill();
    const { child, output } = await runProcess({ DATA_DIR: folder }, readOnly(folder));
    const [code] = await once(child, 'close');
    expect(code).toBe(1);
    expect(output()).toMatch(/^Ramka cannot start: .*cannot be used: .*\n$/);
    const after = await startProcess({ DATA_DIR: folder });
    expect((await readProject(after.origin, id)).project.name).toBe('Dom');
  });

  test.skipIf(process.platform !== 'linux')('prevents the start if it has no regular files', async () => {
    const { child, output } = await runProcess({ DATA_DIR: '/proc' });
    const [code] = await once(child, 'close');
    expect(code).toBe(1);
    expect(output()).toMatch(/^Ramka cannot start: \/proc\/ramka\.sqlite\.lock cannot be used: .*\n$/);
  });
});

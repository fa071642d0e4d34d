import { ensuredShareLink } from '@ramka/contract/wire/share-links';
import { describe, expect, test } from 'vitest';
import { readPdf } from '../documents/testing/read-pdf.ts';
import { engines } from '../testing/engines.ts';
import { add, aFurnishedProject, visit } from './testing/a-share-link.ts';

const publicUrl = 'https://ramka.example';

const aLabelledProject = async (overrides: Parameters<typeof aFurnishedProject>[0] = {}) => {
  const project = await aFurnishedProject({
    settings: { logLevel: 'silent', trustProxy: false, publicUrl },
    ...overrides,
  });
  await project.at('PUT', '/labels', {
    numbered: true,
    pieces: [],
  });
  await project.at('PUT', '/labels', {
    pieces: [{ groupId: 2, bundleId: 1, piece: 1, label: 'K7', height: 115, circuit: 'F3', note: '<b>za szafą</b>' }],
  });
  return project;
};

type LabelledProject = Awaited<ReturnType<typeof aLabelledProject>>;

const ensureInstallation = async ({ at }: LabelledProject) =>
  ensuredShareLink.parse((await at('PUT', '/views/for/installation')).body);

const pageOf = async (project: LabelledProject, id: string): Promise<string> =>
  (await visit(project, `${id}?lang=pl`)).body.replaceAll(/\s+/gu, ' ');

describe.each(engines)('links for the installer on $name', ({ create }) => {
  test('show labels, heights, circuits and notes as they are now; other links show none', async () => {
    const project = await aLabelledProject({ store: await create().open() });
    const { id } = await ensureInstallation(project);
    const page = await pageOf(project, id);
    expect(page).toContain('<strong>K7</strong> 115 cm · obwód F3 · &lt;b&gt;za szafą&lt;/b&gt;');
    expect(await pageOf(project, (await add(project)).id)).not.toContain('K7');
    await project.at('PUT', '/labels', { pieces: [{ groupId: 2, bundleId: 1, piece: 1, label: 'K8' }] });
    expect(await pageOf(project, id)).toContain('<strong>K8</strong>');
    await project.at('PUT', '/labels', { numbered: false, pieces: [] });
    expect(await pageOf(project, id)).not.toContain('class="points"');
  });

  test('record what is installed, and stay as they were', async () => {
    const project = await aLabelledProject({ store: await create().open() });
    await project.at('PUT', '/site', {
      payload: ['box', 'frame'].map((part) => ({ groupId: 2, bundleId: 1, piece: 1, part, done: true })),
    });
    const link = await add(project, { frozen: false, prices: true, mounted: true });
    expect(link).toMatchObject({ prices: false });
    expect(link.frozenAt).not.toBeNull();
    const page = await pageOf(project, link.id);
    expect(page).toMatch(/Stan po montażu · \d+ \p{L}+ \d{4}/u);
    expect(page).toMatch(/<strong>K7<\/strong> 115 cm · obwód F3 · [^<]* · Puszka ✓ Ramka ✓/);
    expect(page).not.toContain('zł');
    await project.at('PUT', '/labels', { pieces: [{ groupId: 2, bundleId: 1, piece: 1, label: 'K8' }] });
    await project.at('DELETE', '/group/2');
    expect(await pageOf(project, link.id)).toBe(page);
  });

  test('record nothing if the labels were switched off meanwhile', async () => {
    const project = await aLabelledProject({ store: await create().open() });
    await project.at('PUT', '/labels', { numbered: false, pieces: [] });
    const wishes = { name: 'Stan', frozen: true, prices: false, variants: false, until: null, mounted: true };
    expect(await project.at('POST', '/views', wishes)).toMatchObject({
      status: 422,
      body: { issues: [{ code: 'no-labels' }] },
    });
  });
});

test('the code on site sheets leads to the latest record of the installation', async () => {
  const project = await aLabelledProject();
  const live = await ensureInstallation(project);
  const linksIn = async (): Promise<string> => {
    const { rawPayload } = await project.app.inject({
      method: 'POST',
      url: `/api/project/${project.id}/site-sheets/pdf`,
      headers: { 'x-requested-with': 'XMLHttpRequest' },
    });
    return (await readPdf(rawPayload)).links.join(' ');
  };
  expect(await linksIn()).toContain(live.id);
  const record = await add(project, { mounted: true });
  expect(await linksIn()).toContain(record.id);
});

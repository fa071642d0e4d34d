import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { expect, onTestFinished, test } from 'vitest';
import { axeFindings } from '../accessibility/axe-findings.ts';
import { apiProject } from '../api-project.ts';
import { ownDeployment } from './own-deployment.ts';
import { visitDeployment } from './visit-deployment.ts';

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><rect width="40" height="10" fill="#777"/></svg>';

test("the product in a shop's theme is accessible, in the light and the dark scheme", async () => {
  // The lightest accent of its hue that is accepted.
  const theme = { accent: '#9c8200', logo: 'logo.svg', header: true, footer: true } as const;
  const own = await ownDeployment('el12', { theme });
  onTestFinished(own.erase);
  await writeFile(join(own.settings['DEPLOYMENTS_DIR'] ?? '', 'logo.svg'), logo);
  const { address } = await visitDeployment.start(own.settings);
  const project = await apiProject(address);
  const room = await project.addRoom('Gabinet');
  const set = await project.addSet(desk);
  await project.putSets(room, [[set, 2]]);
  const answer = await fetch(`${address}/api/project/${project.id}/views`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    body: JSON.stringify({ name: 'Klient', frozen: false, prices: true, variants: false, until: null }),
  });
  const { id: shareLinkId }: { readonly id: string } = JSON.parse(await answer.text());

  const page = await visitDeployment.openPage('pl-PL');
  for (const path of [
    '',
    'start?line=simon-54-premium&finish=black-matt&function=socket-earthed-e,none',
    `projekt/${project.id}/pomieszczenia`,
    `projekt/${project.id}/zestawy/${set}`,
    `podglad/${shareLinkId}`,
    'podglad/aB3dE6gH9kLmN2',
  ]) {
    await page.goto(`${address}/el12/${path}`);
    await page.getByRole('img', { name: 'Ramka', exact: true }).first().waitFor();
    await page
      .getByRole('heading', { level: 1 })
      .or(page.getByRole('button', { name: /^Zapisz zestaw/ }))
      .first()
      .waitFor();
    expect([path, await axeFindings(page)]).toEqual([path, []]);
  }
});

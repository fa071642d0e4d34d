import { once } from 'node:events';
import { createServer } from 'node:http';
import { freePort } from '@ramka/server/testing/free-port';
import { desk } from '@ramka/domain/testing/worked-examples/desk';
import { expect, onTestFinished, test } from 'vitest';
import { apiProject } from '../api-project.ts';
import { ownDeployment } from '../deployments/own-deployment.ts';
import { startServer } from '../start-server.ts';
import { firefox, isInstalled, openFirefox, openWebkit, visitorIn, webkit } from './other-browser.ts';

type Posted = { readonly path: string; readonly origin: string | undefined; readonly body: string };

/** Serves a page of another site at `/`, and records what is posted to other paths. */
const otherSite = async (page: string, port: number) => {
  const posted: Posted[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      let body = '';
      for await (const piece of request) body += String(piece);
      const { url: path = '', headers } = request;
      if (request.method === 'POST') posted.push({ path, origin: headers.origin, body });
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(path === '/' ? page : '<!doctype html><h1>Basket</h1>');
    })();
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { at: (path: string) => posted.filter((each) => each.path === path) };
};

/** A page of a purchasing system with a form that opens the product, and of a shop with the product in a frame. */
const pageOf = (origin: string, configurator: string): string => `<!doctype html><html lang="pl">
  <ramka-configurator src="${configurator}/el12/" line="simon-54-premium" finish="black-matt"
    function="socket-earthed-e" name="Dom pod lasem" height="480"></ramka-configurator>
  <form method="post" action="${configurator}/el12/punch-out">
    <input name="HOOK_URL" value="${origin}/hook?session=7"><input name="OCI_VERSION" value="4.0">
    <input name="PASSWORD" value="opensesame"><input name="~TARGET" value="_self"><button>Catalogue</button>
  </form>
  <script src="${configurator}/embed.js"></script>
  <script>
    for (const type of ['ready', 'changed', 'order'])
      document.addEventListener('ramka-' + type, ({ detail }) =>
        fetch('/' + type, { method: 'POST', body: JSON.stringify(detail) }));
  </script>`;

/** Starts a configurator whose shop, purchasing system and framing page are one other site. */
const aConfigurator = async () => {
  const [port, own] = [await freePort(), await freePort()];
  const [origin, address] = [`http://localhost:${port}`, `http://127.0.0.1:${own}`];
  const deployment = await ownDeployment('el12', {
    embed: { origins: [origin] },
    punchOut: { origins: [origin] },
    shop: {
      kind: 'oci',
      name: 'Elektro',
      address: `${origin}/shop`,
      origins: [],
      answers: false,
      skus: { suffixes: {}, exceptions: {} },
    },
  });
  onTestFinished(deployment.erase);
  const server = await startServer(deployment.settings, undefined, own);
  onTestFinished(() => server.stop());
  const site = await otherSite(pageOf(origin, address), port);
  const project = await apiProject(address);
  await project.putSets(await project.addRoom('Gabinet'), [[await project.addSet(desk), 2]]);
  return { origin, address, site, project };
};

const browsers = [
  { name: 'Firefox', program: firefox, start: () => openFirefox(8125) },
  { name: 'WebKit', program: webkit, start: () => openWebkit(8126) },
];

test.for(browsers)('in $name orders go to the purchasing system and the shop', async ({ program, start }, { skip }) => {
  skip(!isInstalled(program), `not installed: ${program.install}`);
  const { origin, address, site, project } = await aConfigurator();
  const browser = await start();
  onTestFinished(browser.close);
  const { open, see, press } = visitorIn(browser);
  const openOrder = async (entry: RegExp): Promise<void> => {
    await open(`${address}/el12/projekt/${project.id}/zamowienie`);
    await press('button', /^Zamówienie i pliki$/);
    await press('[role=menuitem]', entry);
  };

  await open(`${origin}/`);
  await press('button', /Catalogue/);
  await see('p', /^Zamówienie trafi do systemu zakupowego localhost/);
  await openOrder(/^Przekaż zamówienie$/);
  await press('button', /^Przekaż do systemu zakupowego$/);
  await see('h1', /Basket/);
  await openOrder(/^Zamów w sklepie$/);
  await press('button', /^Przejdź do sklepu$/);
  await expect.poll(() => site.at('/shop').length, { timeout: 30_000 }).toBe(1);
  for (const path of ['/hook?session=7', '/shop']) {
    const [order, ...others] = site.at(path);
    expect(others).toEqual([]);
    expect(order?.origin).toBe(address);
    expect(new URLSearchParams(order?.body).get('NEW_ITEM-MANUFACTMAT[1]')).toBe(desk.rows[0]?.[0]);
    expect(order?.body).not.toContain(project.id);
  }
});

const frame = "document.querySelector('ramka-configurator').shadowRoot.querySelector('iframe')";
const remembered = "localStorage.getItem('configurator.projects')";

test.for(browsers)(
  'in $name a set is saved in a frame of another site, which has a storage of its own',
  async ({ program, start }, { skip }) => {
    skip(!isInstalled(program), `not installed: ${program.install}`);
    const { origin, address, site } = await aConfigurator();
    const browser = await start();
    onTestFinished(browser.close);
    await browser.open(`${origin}/`);
    await browser.evaluate("(document.querySelector('ramka-configurator').open(), 0)");
    await expect.poll(() => site.at('/ready').length, { timeout: 30_000 }).toBeGreaterThan(0);
    const framed = await browser.frame(frame);
    const { see, press } = visitorIn(framed);
    await see('a', /^Otwórz w osobnym oknie$/);
    // Nothing moves any more.
    await see('p', /^Cena netto/);
    await press('button', /^Rozpocznij$/);
    await press('button', /^Zapisz zestaw/);
    await expect
      .poll(() => site.at('/changed').map(({ body }) => JSON.parse(body)), { timeout: 30_000 })
      .toContainEqual({ sets: 1, pieces: 0, sum: 0, currency: 'PLN' });
    expect(await framed.evaluate(remembered)).toContain('Dom pod lasem');
    await browser.open(`${address}/el12/`);
    expect(await browser.evaluate(remembered)).toBeNull();
  },
);

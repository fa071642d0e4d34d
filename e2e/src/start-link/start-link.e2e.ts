import { describe, expect, test } from 'vitest';
import { apiProject } from '../api-project.ts';
import { visitor } from '../visitor.ts';

const { address, page, open, press, read, startFresh } = visitor();

const link =
  'start?line=simon-54-premium&finish=black-matt&function=socket-earthed-e,switch-two-way&name=D%C5%AFm%20u%20lesa';

const button = (name: string | RegExp) => page().getByRole('button', { name }).first();

describe('a link of a shop', () => {
  test('begins a set by one press, in the language of the link, and leads back to the shop', async () => {
    await page().goto('about:blank');
    await open(`${link}&lang=cz`);
    await expect.poll(() => new URL(page().url()).searchParams.has('lang')).toBe(false);
    await read('Simon 54 Premium · černá mat');
    await press('Začít');
    await page().waitForURL(/\/projekt\/\w{8}\/zestawy\/nowy\?preselectedFrameLine=simon-54-premium&/);
    await read('Projekt „Dům u lesa“ byl vytvořen');
    await button(/^Pozice 1: Zásuvka/).waitFor();
    await button(/^Pozice 2: /).waitFor();
    await button(/^Uložit sestavu/).click();
    await page().waitForURL(/\/zestawy$/);
    await page().goBack();
    await page().goBack();
    await expect.poll(() => page().url()).toBe('about:blank');
  });

  test('asks in which project to begin, if the browser remembers one', async () => {
    const { id } = await apiProject(address(), 'Dom nad Odrą');
    await startFresh();
    await open(`projekt/${id}`);
    await open(link);
    await button('Rozpocznij').waitFor();
    await press('Dodaj do „Dom nad Odrą”');
    await page().waitForURL(new RegExp(`/projekt/${id}/zestawy/nowy`));
    await button(/^Miejsce 1: Gniazdo z uziemieniem/).waitFor();
    await page().reload();
    await button(/^Miejsce 2: Łącznik schodowy/).waitFor();
    // The unsaved set is stored, and not offered beside itself.
    await expect.poll(() => button('Przywróć').count()).toBe(0);
  });
});

describe('the language in an address', () => {
  test.each([
    ['', 'Nový projekt – Ramka'],
    ['?utm=x', 'Nový projekt – Ramka'],
    ['dostepnosc', /Ramka/],
    ['nic', /Ramka/],
  ])('is that of the page from its first text on, is remembered, and leaves the address: %j', async (path, title) => {
    await startFresh();
    const shown = page().waitForResponse((response) => response.url().includes('lang=cs'));
    await open(`${path}${path.includes('?') ? '&' : '?'}lang=cs`);
    const html = await (await shown).text();
    expect(html).toContain('<html lang="cs">');
    expect(html).not.toContain('Nowa inwestycja');
    await expect.poll(() => page().title()).toMatch(title);
    await expect.poll(() => page().evaluate(() => document.documentElement.lang)).toBe('cs');
    await expect.poll(() => page().url()).not.toContain('lang');
    await open('');
    await expect.poll(() => page().evaluate(() => document.documentElement.lang)).toBe('cs');
  });
});

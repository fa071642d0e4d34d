import { allLanguages } from '@ramka/domain/text';
import { loadAccessibility } from '@ramka/texts/load-accessibility';
import { loadPrivacy } from '@ramka/texts/load-privacy';
import { describe, expect, onTestFinished, test } from 'vitest';
import { axeFindings } from '../accessibility/axe-findings.ts';
import { ownDeployment } from './own-deployment.ts';
import { visitDeployment } from './visit-deployment.ts';

const { start, openPage } = visitDeployment;

describe('the accessibility statement', () => {
  test('is linked in the footer, and names the shortcuts and the contact', async () => {
    const { settings, erase } = await ownDeployment('el12', { accessibilityContact: 'dostepnosc@firma.example' });
    onTestFinished(erase);
    const server = await start(settings);
    const page = await openPage('pl-PL');
    await page.goto(server.address);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Dostępność' }).click();
    await page.getByRole('heading', { level: 1, name: 'Deklaracja dostępności' }).waitFor();
    await expect.poll(() => page.locator('kbd').count()).toBe(15);
    const contact = page.getByRole('link', { name: 'dostepnosc@firma.example' });
    await expect.poll(() => contact.getAttribute('href')).toBe('mailto:dostepnosc@firma.example');
    expect(await axeFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await axeFindings(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    // In an installed app nothing else leads back.
    await page.getByRole('button', { name: 'Wróć' }).click();
    await page.getByRole('textbox', { name: 'Nazwa inwestycji' }).waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Dostępność' }).click();
    for (const language of allLanguages) {
      const { title } = await loadAccessibility[language]();
      await page.locator('select:has(option[value=uk])').selectOption(language);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
    }
  });

  test('has the page on what is stored where next to it', async () => {
    const server = await start({});
    const page = await openPage('pl-PL');
    await page.goto(server.address);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Prywatność' }).click();
    for (const language of allLanguages) {
      const { title } = await loadPrivacy[language]();
      await page.locator('select:has(option[value=uk])').selectOption(language);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
    }
    expect(await axeFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 844 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('names the responsible company if a deployment has no contact', async () => {
    const server = await start({});
    const page = await openPage();
    await page.goto(`${server.address}/el12/dostepnosc`);
    const { noContact } = await loadAccessibility.pl();
    const notice = page.getByText(noContact('Ramka'));
    await expect.poll(() => notice.count()).toBe(1);
  });
});

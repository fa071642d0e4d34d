import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '../api/testing/fake-api.ts';
import { pageSettings } from '../platform/page-settings.ts';
import { aKitchen } from '../testing/a-flat.ts';
import { button, expectText, pressKey, renderApp } from '../testing/render-app.tsx';

const api = fakeApi(aKitchen);

const finish = (name: string) => page.getByRole('radio', { name, exact: true });
const sample = button('Zobacz gotowe mieszkanie');
const wall = (): string => getComputedStyle(document.querySelector('[data-finish]') ?? document.body).backgroundImage;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('the picture of the start screen', () => {
  test('changes its finish, and the price follows', async () => {
    await renderApp('');
    await expect.element(finish('dąb')).toBeChecked();
    await expectText('389,00 zł');
    await page.getByText('biel', { exact: true }).click();
    await expect.element(finish('biel')).toBeChecked();
    await expectText('123,40 zł');
    await expect.poll(wall).toContain('#white');
    await pressKey('{ArrowRight}');
    await expect.element(finish('dąb')).toBeChecked();
    await expect.poll(wall).not.toContain('#');
  });

  test('has only the finishes that the catalogue has', async () => {
    await renderApp('');
    await expect.element(finish('dąb')).toBeInTheDocument();
    await expect.poll(() => page.getByRole('radio').elements()).toHaveLength(2);
  });

  test('has the first finish of the catalogue if that lacks oak', async () => {
    const { picture } = pageSettings;
    onTestFinished(() => void Object.assign(pageSettings, { picture }));
    Object.assign(pageSettings, { picture: picture.filter((offered) => offered.finish !== 'oak') });
    await renderApp('');
    await expectText('123,40 zł');
    await expect.poll(wall).toContain('#white');
  });
});

describe('the sample project', () => {
  test('opens as a project of the visitor', async () => {
    const { address } = await renderApp('');
    await sample.click();
    await expect.poll(address).toMatch(/projekt\/\w+\/pomieszczenia$/);
    await expectText('Inwestycja „Mieszkanie przykładowe” została utworzona');
    await expect.poll(() => localStorage.getItem('configurator.projects')).toContain('Mieszkanie przykładowe');
  });

  test('that cannot be created shows the reason, and can be tried again', async () => {
    api.fail('createSampleProject', { status: 503, code: 'unavailable', message: 'Serwis odpoczywa' });
    await renderApp('');
    await sample.click();
    await expectText('Serwis odpoczywa');
    await expect.element(sample).toBeEnabled();
  });
});

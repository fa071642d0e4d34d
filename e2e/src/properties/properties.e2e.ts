import { beforeEach, describe, expect, test } from 'vitest';
import { apiProject, type ApiProject } from '../api-project.ts';
import { visitor } from '../visitor.ts';

const { address, page, goTo, press, read } = visitor({ PUBLIC_URL: 'https://ramka.example/' });

let project: ApiProject;

beforeEach(async () => {
  project = await apiProject(address(), 'Dom nad Odrą');
  await goTo(`projekt/${project.id}`);
});

const copied = () => page().evaluate(() => navigator.clipboard.readText());

describe('the properties of a project', () => {
  // Holds §2.42, §2.43, §2.44.
  test('show its id, with a copy button and an explanation', async () => {
    await page().context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await read(project.id);
    await read(/Dzięki niemu wczytasz inwestycję na innym komputerze/);
    await press('Kopiuj identyfikator');
    await read('Identyfikator został skopiowany');
    await expect.poll(() => copied()).toBe(project.id);
  });

  test('are shared by a link and a QR code with the operator’s public URL', async () => {
    await press('Udostępnij');
    await page().context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const expected = `https://ramka.example/el12/projekt/${project.id}/pomieszczenia`;
    await expect.poll(() => page().getByRole('link', { name: expected }).getAttribute('href')).toBe(expected);
    await page().getByText('Kod QR z linkiem do inwestycji').waitFor({ state: 'attached' });
    await press('Kopiuj link');
    await read('Link został skopiowany');
    await expect.poll(() => copied()).toBe(expected);
  });

  test('say so if the browser refuses to copy', async () => {
    await page().evaluate(() =>
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } }),
    );
    await press('Kopiuj identyfikator');
    await read('Nie udało się skopiować. Zaznacz identyfikator i skopiuj go ręcznie.');
    await press('Udostępnij');
    await press('Kopiuj link');
    await read('Nie udało się skopiować. Zaznacz link i skopiuj go ręcznie.');
  });
});

describe('deleting a project', () => {
  // Holds §2.46, §2.47, §4.3, §8.35.
  test('asks first, goes to the start screen, and removes the project from the history', async () => {
    const question = page().getByRole('alertdialog', { name: 'Usunąć inwestycję „Dom nad Odrą”?' });
    await press('Usuń inwestycję');
    await question.getByRole('button', { name: 'Anuluj' }).click();
    await question.waitFor({ state: 'hidden' });
    await press('Usuń inwestycję');
    await question.getByRole('button', { name: 'Usuń inwestycję' }).click();
    await read('Inwestycja została usunięta');
    await expect.poll(() => new URL(page().url()).pathname).toBe('/el12/');
    const response = await fetch(`${address()}/api/project/${project.id}`);
    expect(response.status).toBe(404);
    await page().goto(`${address()}/el12/projekt/${project.id}`);
    await read('Nie znaleziono inwestycji o tym identyfikatorze');
    await expect.poll(() => new URL(page().url()).pathname).toBe('/el12/');
  });
});

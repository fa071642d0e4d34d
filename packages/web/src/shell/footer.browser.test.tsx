import { afterEach, expect, test, vi } from 'vitest';
import { aProject, renderInProject } from '../testing/render-in-project.tsx';
import { Footer } from './footer.tsx';

afterEach(() => void vi.useRealTimers());

test('the footer shows the current year, also in a page that was opened last year', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-01-01T12:00:00Z') });
  const page = await renderInProject(<Footer />, aProject());
  await expect.element(page.getByText(/^© 2031 Ramka/)).toBeVisible();
});

import { livingRoom } from '@ramka/domain/testing/worked-examples/living-room';
import { onlineManager } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '../../api/testing/fake-api.ts';
import { aProject, renderInProject } from '../../testing/render-in-project.tsx';
import { BillTotal } from './bill.tsx';
import { useBill } from './use-bill.ts';

const api = fakeApi(() => aProject());

afterEach(() => {
  onlineManager.setOnline(true);
});

/** The price of a set that was never saved, or that it is loading. */
const Total = (): ReactElement => {
  const bill = useBill(livingRoom.set, null, true);
  return bill ? <BillTotal bill={bill} /> : <p>Wczytywanie…</p>;
};

test('a first bill that is under way when the connection is lost gives way to the words for being offline', async () => {
  const answers = api.hold('previewComponents');
  await renderInProject(<Total />, aProject(), { enabled: true });
  await answers.requested(1);
  onlineManager.setOnline(false);
  await expect.element(page.getByText('Cenę podamy, gdy wróci połączenie')).toBeVisible();
});

test('a first bill that fails is reported although its retry is not answered', async () => {
  const answers = api.hold('previewComponents');
  api.fail('previewComponents', { status: 500 });
  await renderInProject(<Total />, aProject(), { enabled: true });
  await answers.requested(1);
  answers.deliver();
  await expect.element(page.getByRole('status')).toBeVisible();
});

import type { Frame } from '@ramka/domain/catalogue';
import { aFrame, aLine, aModule, aSet } from '@ramka/domain/testing/makers';
import { pl } from '@ramka/texts/pl';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { modulesQuery } from '../../project/series-modules.ts';
import { ModuleSlotOverlay } from '../canvas/module-slot.tsx';
import { aDraft } from '../testing/a-draft.ts';
import { anEditorCatalogue } from '../testing/an-editor-catalogue.ts';
import { renderInEditor } from '../testing/render-in-editor.tsx';
import { ModuleDrawer } from './module-drawer.tsx';

const frame = aFrame({ slots: 3 });
const line = aLine();
const module = aModule();

const SlotsAndDrawer = (): ReactElement => (
  <>
    {([1, 2, 3] as const).map((slot) => (
      <div key={slot} style={{ position: 'relative', width: 100, height: 100 }}>
        <ModuleSlotOverlay slot={slot} />
      </div>
    ))}
    <ModuleDrawer line={line} />
  </>
);

const showDrawer = async (frames: readonly Frame[] = [frame]) => {
  const queries = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  queries.setQueryData(modulesQuery(line.seriesId).queryKey, [module]);
  const root = createRootRoute();
  const path = '/projekt/$projectId';
  const screen = createRoute({ getParentRoute: () => root, path, component: SlotsAndDrawer });
  const history = createMemoryHistory({ initialEntries: ['/projekt/aB3dE6gH'] });
  const { page, draft } = await renderInEditor(
    <QueryClientProvider client={queries}>
      <RouterProvider router={createRouter({ routeTree: root.addChildren([screen]), history })} />
    </QueryClientProvider>,
    aDraft({ set: aSet({ frameId: frames[0]?.id ?? null, modules: {} }), slots: frames[0]?.slots ?? 1, colourId: 401 }),
    anEditorCatalogue({ lines: [line], frames, modules: [module] }),
  );
  return {
    page,
    card: page.getByRole('button', { name: new RegExp(`^${module.name}`) }).first(),
    slot: (number: number) => page.getByRole('button', { name: new RegExp(`^Miejsce ${number}[,:]`) }),
    frameId: () => draft().set.frameId,
    filled: () => Object.keys(draft().set.modules).map(Number),
  };
};

// Holds R18.
test('a module that was just placed stays if the visitor searches for another one before choosing a slot', async () => {
  const { page, card, slot, filled } = await showDrawer();
  await card.click();
  await expect.element(page.getByText(pl.editor.drawer.placed(module.name, 1))).toBeVisible();
  await page.getByRole('textbox', { name: pl.editor.drawer.search }).fill(module.name);
  await slot(3).click();
  expect(filled()).toEqual([1]);
  await card.click();
  await expect.poll(filled).toEqual([1, 3]);
});

const white = { finishId: 'white' };
const growing = [aFrame({ id: 1, slots: 1, ...white }), aFrame({ id: 2, slots: 2, ...white })];

const replacing = pl.editor.drawer.replacing(1);

// Holds R18.
test('in a frame that can grow, a card replaces the module of the slot that was chosen first', async () => {
  const { page, card, slot, filled, frameId } = await showDrawer(growing);
  await card.click();
  await slot(1).click();
  await expect.element(page.getByRole('paragraph').filter({ hasText: replacing })).toBeVisible();
  card.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('paragraph').filter({ hasText: replacing })).not.toBeInTheDocument();
  expect(filled()).toEqual([1]);
  expect(frameId()).toBe(1);
  // No slot is chosen any more, so that the frame grows again.
  await userEvent.keyboard('{Enter}');
  await expect.poll(filled).toEqual([1, 2]);
});

// Holds R18.
test('a card for which the frame grew can replace another module instead, and the frame shrinks again', async () => {
  const { page, card, slot, filled, frameId } = await showDrawer(growing);
  await card.click();
  card.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(frameId).toBe(2);
  await slot(1).click();
  await page.getByRole('button', { name: pl.editor.drawer.moveHere }).click();
  await expect.poll(filled).toEqual([1]);
  await expect.poll(frameId).toBe(1);
  await expect.element(page.getByRole('button', { name: pl.editor.drawer.moveHere })).not.toBeInTheDocument();
});

// Holds R18.
test('after another edit, the last card is no longer offered for another slot', async () => {
  const { page, card, slot } = await showDrawer();
  await card.click();
  card.element().focus();
  await userEvent.keyboard('{Enter}');
  slot(2).element().focus();
  await userEvent.keyboard('{Delete}');
  await slot(1).click();
  await expect.element(page.getByRole('paragraph').filter({ hasText: replacing })).toBeVisible();
  await expect.element(page.getByRole('button', { name: pl.editor.drawer.moveHere })).not.toBeInTheDocument();
});

test('a frame grows with each further module; the largest one offers to replace a module', async () => {
  const { page, card, slot, filled, frameId } = await showDrawer(growing);
  await expect.element(page.getByText(pl.editor.drawer.grows).first()).toBeVisible();
  await card.click();
  await expect.poll(filled).toEqual([1]);
  card.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(filled).toEqual([1, 2]);
  await expect.poll(frameId).toBe(2);
  card.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(card).toHaveAttribute('aria-pressed', 'true');
  await slot(1).click();
  expect(filled()).toEqual([1, 2]);
  expect(frameId()).toBe(2);
});

// Holds R18.
test('pressing a colour or category without focusing it ends the offer to move the module', async () => {
  // Safari gives buttons, radio buttons and select boxes no focus when they are pressed.
  const { page, card, slot, filled } = await showDrawer();
  await card.click();
  const offer = page.getByText(pl.editor.drawer.placed(module.name, 1));
  await expect.element(offer).toBeVisible();
  const colour = page.getByRole('radio').first().element();
  colour.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await expect.element(offer).not.toBeInTheDocument();
  await slot(3).click();
  expect(filled()).toEqual([1]);
});

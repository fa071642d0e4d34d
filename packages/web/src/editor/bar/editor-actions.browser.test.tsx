import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ariaShortcut } from '../../platform/shortcuts.ts';
import { InPolish } from '../../testing/in-polish.tsx';
import { EditorContext, OpenDialogContext, useCreateEditor } from '../editing/editor.ts';
import { createEditorStore } from '../editing/editor-store.ts';
import { aDraft } from '../testing/a-draft.ts';
import { anEditorCatalogue } from '../testing/an-editor-catalogue.ts';
import { actionShortcuts, type EditorActions, type SaveMenu, useEditorActions } from './editor-actions.ts';

const Editor = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <OpenDialogContext value={() => undefined}>
    <EditorContext value={useCreateEditor(createEditorStore(aDraft()), anEditorCatalogue())}>{children}</EditorContext>
  </OpenDialogContext>
);

/** Lists the editor's actions for a new set and records the ones that were performed. */
const listActions = async (overrides: Partial<SaveMenu> = {}) => {
  const done: string[] = [];
  const saveMenu: SaveMenu = {
    busy: false,
    refusal: undefined,
    onSave: () => done.push('save'),
    onNext: () => done.push('next'),
    nextRoom: undefined,
    ...overrides,
  };
  const listed: EditorActions[] = [];
  const Actions = () => {
    const actions = useEditorActions({ setId: null, saveMenu, onType: () => done.push('type') });
    useEffect(() => {
      listed.push(actions);
    });
    return null;
  };
  const root = createRootRoute();
  const routeTree = root.addChildren([
    createRoute({
      getParentRoute: () => root,
      path: '/projekt/$projectId',
      component: () => (
        <Editor>
          <Actions />
        </Editor>
      ),
    }),
  ]);
  const history = createMemoryHistory({ initialEntries: ['/projekt/Ab3dEf7h'] });
  await render(
    <InPolish>
      <RouterProvider router={createRouter({ routeTree, history })} />
    </InPolish>,
  );
  await expect.poll(() => listed).not.toEqual([]);
  const actions = listed.at(-1);
  if (actions === undefined) throw new Error('the editor lists no actions');
  return { actions, done };
};

test('each shortcut belongs to one action of the editor', async () => {
  const { actions } = await listActions();
  for (const apple of [true, false]) {
    const keys = Object.values(actions).flatMap(({ shortcut }) =>
      shortcut === undefined ? [] : ariaShortcut(shortcut, apple).split(' '),
    );
    expect(keys.length).toBeGreaterThan(5);
    expect(keys).toEqual([...new Set(keys)]);
  }
});

test('each action has a unique name', async () => {
  const names = Object.values((await listActions()).actions).map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

test('shortcuts perform the actions, unless an action is refused or in progress', async () => {
  const free = await listActions();
  actionShortcuts(free.actions).save?.();
  actionShortcuts(free.actions).quickEntry?.();
  // Without a next room, "save and next" begins another set in the same room.
  actionShortcuts(free.actions).saveAndNextRoom?.();
  expect(free.done).toEqual(['save', 'type', 'next']);
  for (const hindered of [{ refusal: 'no frame' }, { busy: true }]) {
    const { actions, done } = await listActions(hindered);
    actionShortcuts(actions).save?.();
    expect(done).toEqual([]);
  }
});

import type { Locator } from 'playwright-core';
import { beforeAll } from 'vitest';
import { apiProject, type ApiProject } from '../api-project.ts';
import { setBuilder, type SetBuilder } from '../set-builder.ts';
import { visitor, type Visitor } from '../visitor.ts';
import { setBySymbols, type SetBySymbols } from './set-by-symbols.ts';

/** A visitor in the set editor, with a separate project for each test file. */
export type Editing = Visitor & {
  readonly project: () => ApiProject;
  readonly builder: () => SetBuilder;
  /** Saves a set through the API and returns its id. */
  readonly plant: (set: SetBySymbols) => Promise<number>;
  /** Saves a set through the API and opens it. */
  readonly openSet: (set: SetBySymbols) => Promise<number>;
  /** Opens the editor for a new set, such as `?preselectedFrameLine=simon-55-line`. */
  readonly openNew: (search?: string) => Promise<void>;
  /** The accessible names of the picture's slots, from left to right. */
  readonly slotNames: () => Promise<readonly (string | null)[]>;
  /** The name of the present step. */
  readonly step: () => Promise<string | null>;
  readonly saveButton: () => Locator;
  readonly nameField: () => Locator;
  /** The present path without the project's prefix. */
  readonly place: () => string;
};

/** Opens a window with an empty project for the tests of a file. */
export const editing = (settings?: Readonly<Record<string, string>>): Editing => {
  const me = visitor(settings);
  const { page } = me;
  let project: ApiProject;

  beforeAll(async () => {
    project = await apiProject(me.address());
  });

  const plant = async (set: SetBySymbols): Promise<number> =>
    project.addSet({ set: await setBySymbols(me.address(), set) });

  return {
    ...me,
    project: () => project,
    builder: () => setBuilder(page()),
    plant,
    openSet: async (set) => {
      const id = await plant(set);
      await me.goTo(`projekt/${project.id}/zestawy/${id}`);
      return id;
    },
    openNew: async (search = '') => {
      // Removes drafts of earlier tests, which would otherwise be offered here.
      await me.goFresh(`projekt/${project.id}/zestawy/nowy${search}`);
    },
    slotNames: () =>
      page()
        .getByRole('group', { name: 'Miejsca w ramce' })
        .locator('[data-slot]')
        .evaluateAll((slots) => slots.map((slot) => slot.getAttribute('aria-label'))),
    step: () => page().locator('[aria-current=step] > span:last-child > span:first-child').textContent(),
    saveButton: () => page().getByRole('button', { name: 'Zapisz zestaw' }),
    nameField: () => page().getByRole('textbox', { name: 'Nazwa zestawu' }),
    place: () => new URL(page().url()).pathname.replace(`/el12/projekt/${project.id}`, ''),
  };
};

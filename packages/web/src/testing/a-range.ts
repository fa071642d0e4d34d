import { aComponent, aFrame, aModule } from '@ramka/domain/testing/makers';
import type { Frame, Module } from '@ramka/domain/catalogue';

/** Frames with one to three slots in a finish. The first id is `first + 1`; `code` ends the symbols. */
export const framesInFinish = (finishId: string, code: string, first: number): readonly Frame[] =>
  ([1, 2, 3] as const).map((slots) =>
    aFrame({
      id: first + slots,
      slots,
      finishId,
      symbol: `DR${slots}/${code}`,
      image: `DR${slots}-${code}.svg`,
      sort: first + slots,
    }),
  );

/** A module with a white and a matt black visible part. */
export const moduleInTwoColours = (id: number, name: string, functionId: string): Module =>
  aModule({
    id,
    name,
    functionId,
    visibleComponents: [10 * id, 10 * id + 1],
    components: [
      aComponent(10 * id, { symbol: `M${id}/11`, colourId: 401 }),
      aComponent(10 * id + 1, { symbol: `M${id}/49`, colourId: 408 }),
    ],
    groups: [],
  });

/** A function of modules that the quick entry and start links know by the given words. */
export const functionNamed = (id: string, name: string, words: readonly string[]) => ({
  id,
  name,
  words,
  nearest: [],
  fulfills: [],
});

/** Parts of a catalogue: a switch and a socket in one category, with the words that name them. */
export const switchAndSocket = {
  categories: [{ id: 40_100, name: 'Łączniki', subCategories: [{ id: 40_101, name: 'Pojedyncze' }] }],
  modules: [
    moduleInTwoColours(1, 'Gniazdo z uziemieniem', 'socket-earthed-e'),
    moduleInTwoColours(2, 'Łącznik schodowy', 'switch-two-way'),
  ],
  functions: [
    functionNamed('socket-earthed-e', 'Gniazdo z uziemieniem', ['gniazdo']),
    functionNamed('switch-two-way', 'Łącznik schodowy', ['schodowy']),
  ],
};

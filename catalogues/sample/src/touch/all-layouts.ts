import { splitList } from '../text/split-list.ts';
import { readTable } from '../text/table.ts';
import type { Words } from '../text/words.ts';

/** How the slots of a glass panel are used. */
export type SampleLayout = {
  /** One letter a slot: `@` for a controller, `M` for a module. */
  readonly pattern: string;
  /** The touch points of every controller slot, in slot order. */
  readonly variations: readonly (readonly number[])[];
  readonly name: Words;
};

/** Every layout (catalogue.md §6.2). */
export const allLayouts: readonly SampleLayout[] = readTable(
  ['pattern', 'variations', 'pl', 'cs', 'sk', 'uk', 'en'],
  `
  @   | 1 2 3 4                 | 1 sterownik                    | 1 ovladač                  | 1 ovládač                  | 1 контролер                      | 1 controller
  @@  | 11 12 22 24 44          | 2 sterowniki                   | 2 ovladače                 | 2 ovládače                 | 2 контролери                     | 2 controllers
  @M  | 1 2 3 4                 | sterownik + moduł              | ovladač + modul            | ovládač + modul            | контролер + модуль               | controller + module
  M@  | 1 2 3 4                 | moduł + sterownik              | modul + ovladač            | modul + ovládač            | модуль + контролер               | module + controller
  @@M | 11 12 22 24 44          | 2 sterowniki + moduł           | 2 ovladače + modul         | 2 ovládače + modul         | 2 контролери + модуль            | 2 controllers + module
  @M@ | 11 12 22 24 44          | sterownik + moduł + sterownik  | ovladač + modul + ovladač  | ovládač + modul + ovládač  | контролер + модуль + контролер   | controller + module + controller
  @MM | 1 2 3 4                 | sterownik + 2 moduły           | ovladač + 2 moduly         | ovládač + 2 moduly         | контролер + 2 модулі             | controller + 2 modules
  @@@ | 111 121 222 242 444     | 3 sterowniki                   | 3 ovladače                 | 3 ovládače                 | 3 контролери                     | 3 controllers
`,
).map(({ pattern, variations, ...name }) => ({
  pattern,
  variations: splitList(variations).map((points) => Array.from(points, Number)),
  name,
}));

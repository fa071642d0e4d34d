import type { modulesFile } from '@ramka/contract/catalogue-format/catalogue-files';
import { list, number, oneOf, readTable, text, yesNo } from '@ramka/import/vocabulary/table';
import { translated, type Words } from '@ramka/import/vocabulary/words';
import type { SampleArticle } from '../article.ts';
import { insertSeals } from '../frames/seals.ts';
import { allSeries, type SampleSeries } from '../series.ts';
import { allKinds, kindNames, type ModuleKind } from './kinds.ts';
import { looseParts } from './loose-parts.ts';
import { mechanismArticles } from './mechanisms.ts';
import { hasCover, visibleParts } from './visible-parts.ts';

/** A component group of a module, with the articles to choose from. */
type ComponentChoice = {
  readonly group: ReturnType<typeof modulesFile.parse>[number]['groups'][number];
  readonly articles: readonly SampleArticle[];
};

/** The component groups of a module, in the order of its recipe. */
function componentGroups(series: SampleSeries, kind: ModuleKind): readonly ComponentChoice[] {
  return recipe(series, kind).map((code, index) => componentChoice(series, kind, code, index + 1));
}

/**
 * The codes of a module's component groups. A module that is one complete article has none, except the insert seal of
 * double rockers in Basic.
 */
function recipe(series: SampleSeries, kind: ModuleKind): readonly string[] {
  if (hasCover(series, kind)) return kind.recipe;
  return series.tag === 'simon-basic' && ['W5', 'P2'].includes(kind.key) ? ['INS'] : [];
}

function componentChoice(series: SampleSeries, kind: ModuleKind, code: string, id: number): ComponentChoice {
  const row = groupTable.find((group) => group.code === code);
  if (row === undefined) throw new Error(`${kind.key}: no group ${code}`);
  const articles = offers(series, kind, row);
  const { name, role, quantity, required, userDefinedQuantity } = row;
  const components = articles.map((article) => article.id);
  return { group: { id, name, role, quantity, required, userDefinedQuantity, components }, articles };
}

function offers(series: SampleSeries, kind: ModuleKind, row: GroupRow): readonly SampleArticle[] {
  if (row.mechanisms === 'all') return mechanismArticles(series, kind.mechanism);
  if (row.mechanisms === 'first') return mechanismArticles(series, kind.mechanism).slice(0, 1);
  return row.parts.map((part) => partNamed(part.replace('#', series.letter)));
}

function partNamed(symbol: string): SampleArticle {
  const found = [...looseParts, ...insertSeals].find((part) => part.symbol === symbol);
  if (found === undefined) throw new Error(`No part ${symbol}`);
  return found;
}

/** A component group, by its code in recipes (docs/catalogue-rules.md#c6-5). */
type GroupRow = {
  readonly code: string;
  /** Id of the component role. */
  readonly role: string;
  readonly quantity: number;
  readonly required: boolean;
  readonly userDefinedQuantity: boolean;
  /** The mechanisms offered: none, the `first` version of the module's mechanism, or `all` versions. */
  readonly mechanisms: 'none' | 'first' | 'all';
  /** Symbols of the other articles offered; `#` stands for the letter of the series. */
  readonly parts: readonly string[];
  readonly name: Words;
};

const groupTable: readonly GroupRow[] = readTable(
  {
    code: text,
    role: text,
    quantity: number,
    required: yesNo,
    userDefinedQuantity: yesNo,
    mechanisms: oneOf('none', 'first', 'all'),
    parts: list,
    name: translated,
  },
  `
  M       | mechanism         | 1 | yes | no  | first |                  | Mechanizm                   | Přístroj              | Prístroj              | Механізм                   | Mechanism
  M2      | mechanism         | 1 | yes | no  | all   |                  | Mechanizm                   | Přístroj              | Prístroj              | Механізм                   | Mechanism
  MS      | mechanism         | 1 | yes | no  | all   |                  | Mechanizm                   | Přístroj              | Prístroj              | Механізм                   | Mechanism
  DIM     | mechanism         | 1 | yes | no  | all   |                  | Mechanizm ściemniacza       | Přístroj stmívače     | Prístroj stmievača    | Механізм світлорегулятора  | Dimmer mechanism
  SENS    | mechanism         | 1 | yes | no  | all   |                  | Mechanizm czujnika          | Přístroj čidla        | Prístroj snímača      | Механізм датчика           | Sensor mechanism
  WIFI    | mechanism         | 1 | yes | no  | all   |                  | Mechanizm sterownika        | Přístroj ovladače     | Prístroj ovládača     | Механізм контролера        | Controller mechanism
  OS      | mechanism         | 1 | yes | no  | all   |                  | Barwa światła               | Barva světla          | Farba svetla          | Колірна температура        | Colour temperature
  LENSRGB | mechanism         | 1 | yes | no  | all   |                  | Barwa sygnalizatora         | Barva signálky        | Farba signálky        | Колір сигналізатора        | Signal colour
  CL      | claws             | 1 | no  | no  | none  | PAZ              | Pazurki                     | Rozpěrky              | Rozpierky             | Розпірні лапки             | Fixing claws
  INS     | ip44-insert       | 1 | no  | no  | none  | #U1W             | Wkładka uszczelniająca IP44 | Těsnicí vložka IP44   | Tesniaca vložka IP44  | Ущільнювальна вставка IP44 | IP44 sealing insert
  LED1    | illumination-lamp | 1 | yes | no  | none  | SL3W SL3B SL3A   | Lampka LED                  | LED podsvícení        | LED podsvietenie      | LED-підсвітка              | LED lamp
  LED2    | illumination-lamp | 2 | yes | no  | none  | SL3W SL3B SL3A   | Lampki LED                  | LED podsvícení        | LED podsvietenie      | LED-підсвітка              | LED lamps
  LEDO    | illumination-lamp | 1 | no  | no  | none  | SL3W SL3B SL3A   | Lampka LED                  | LED podsvícení        | LED podsvietenie      | LED-підсвітка              | LED lamp
  RJx1    | rj45-insert       | 1 | yes | no  | none  | KRJ6 KRJ6E KRJ6AE | Wkład RJ45                 | Vložka RJ45           | Vložka RJ45           | Вставка RJ45               | RJ45 insert
  RJx2    | rj45-insert       | 2 | yes | no  | none  | KRJ6 KRJ6E KRJ6AE | Wkłady RJ45                | Vložky RJ45           | Vložky RJ45           | Вставки RJ45               | RJ45 inserts
  DESC    | label-field       | 1 | no  | no  | none  | OPIS             | Pole opisowe                | Popisové pole         | Popisné pole          | Поле для напису            | Label holder
  KEYS    | keystone-insert   | 1 | no  | yes | none  | KRJ6 KRJ6E KHDMI KPS | Moduły Keystone         | Moduly Keystone       | Moduly Keystone       | Модулі Keystone            | Keystone modules
  CARD    | spare-card        | 1 | no  | yes | none  | KHA              | Zapasowe karty              | Náhradní karty        | Náhradné karty        | Запасні картки             | Spare key cards
  KEY     | spare-key         | 1 | no  | yes | none  | KLD              | Zapasowe kluczyki           | Náhradní klíče        | Náhradné kľúče        | Запасні ключі              | Spare keys
  SPK     | loudspeaker       | 1 | no  | yes | none  | GL2W GL5W        | Głośniki                    | Reproduktory          | Reproduktory          | Динаміки                   | Loudspeakers
  LENS    | lens-mask         | 1 | no  | no  | none  | MCR              | Przesłony czujnika          | Clony čidla           | Clony snímača         | Шторки датчика             | Sensor masks
  PROBE   | floor-probe       | 1 | no  | no  | none  | SPOD             | Sonda podłogowa             | Podlahové čidlo       | Podlahový snímač      | Датчик підлоги             | Floor sensor
  PSU     | power-supply      | 1 | no  | no  | none  | ZAS14            | Zasilacz 14 V               | Napájecí zdroj 14 V   | Napájací zdroj 14 V   | Блок живлення 14 В         | Power supply 14 V
`,
);

/** A module with its record in the series' file and its articles. */
export type SampleModule = {
  readonly series: SampleSeries;
  readonly kind: ModuleKind;
  readonly record: ReturnType<typeof modulesFile.parse>[number];
  /** The visible parts and all articles of the groups. */
  readonly articles: readonly SampleArticle[];
};

/** All modules: every kind in each of its series. */
export const allModules: readonly SampleModule[] = allSeries.flatMap((series) =>
  allKinds.filter(({ seriesIds }) => seriesIds.includes(series.id)).map((kind) => sampleModule(series, kind)),
);

function sampleModule(series: SampleSeries, kind: ModuleKind): SampleModule {
  const visible = visibleParts(series, kind);
  const groups = componentGroups(series, kind);
  return {
    series,
    kind,
    record: {
      id: series.id * 1000 + kind.number,
      name: kindNames(kind.key),
      function: kind.functionId,
      image: `${kind.key.toLowerCase()}.svg`,
      categoryId: categoryId(series, kind),
      visibleComponents: visible.map(({ id }) => id),
      groups: groups.map(({ group }) => group),
      disablesIp44: !kind.ip44Series.includes(series.id),
      disabledFrameLines: kind.disabledFrameLines.filter((line) => Math.floor(line / 10) === series.id),
    },
    articles: [...visible, ...groups.flatMap(({ articles }) => articles)],
  };
}

function categoryId(series: SampleSeries, { category, subcategory }: ModuleKind): number {
  return series.id * 10_000 + category * 100 + subcategory;
}

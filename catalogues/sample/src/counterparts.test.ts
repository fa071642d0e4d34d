import { type ModuleFunction, nearestColour, type Substitute, substitutesFor } from '@ramka/domain/substitutes';
import { describe, expect, it } from 'vitest';
import { allArticles } from './tables/all-articles.ts';
import { allColours, colourFamilies } from './tables/colours.ts';
import { controllers } from './tables/frames/controllers.ts';
import { allFinishes } from './tables/frames/finishes.ts';
import { allFrameLines } from './tables/frames/frame-lines.ts';
import { plainFrames } from './tables/frames/plain-frames.ts';
import { touchPanels } from './tables/frames/touch-panels.ts';
import { allFunctions } from '@ramka/import/vocabulary/functions';
import { allModules, type SampleModule } from './tables/modules/modules.ts';
import { allRoles } from './tables/modules/roles.ts';
import { allSeries } from './tables/series.ts';
import type { Words } from '@ramka/import/vocabulary/words';

const english = (text: Words | string): string => (typeof text === 'string' ? text : text.en);

const functions: readonly ModuleFunction[] = allFunctions.map(({ id, name, words, nearest, fulfills }) => ({
  id,
  name: english(name),
  words: words?.en ?? [],
  nearest: nearest.map(({ function: functionId, loses, touchPoints = null }) => ({
    functionId,
    loses: english(loses),
    touchPoints,
  })),
  fulfills,
}));

/** The series whose sets have modules. */
const series = allSeries.filter(({ tag }) => allModules.some((module) => module.series.tag === tag));

/** The substitute that a rule finds among the offered functions, and its loss; undefined for none. */
const counterpart = <Offered>(
  functionId: string,
  touchPoints: number | null,
  offered: readonly Offered[],
  functionOf: (offer: Offered) => string | undefined,
): { readonly standIn: Substitute; readonly offer: Offered } | undefined => {
  for (const standIn of substitutesFor(functionId, touchPoints, { allFunctions: functions })) {
    const offer = offered.find((one) => functionOf(one) === standIn.functionId);
    if (offer !== undefined) return { standIn, offer };
  }
  return undefined;
};

const without = (standIn: Substitute): string => (standIn.loses === null ? '' : `<br>without: ${standIn.loses}`);

const functionOf = ({ record }: { readonly record: { readonly function?: string | undefined } }) => record.function;

/** The substitute in a slot of another series; `same` for a module of the same function. */
const moduleCell = (functionId: string, touchPoints: number | null, offered: readonly SampleModule[]): string => {
  const found = counterpart(functionId, touchPoints, offered, functionOf);
  if (found === undefined) return '–';
  if (found.standIn.functionId === functionId) return 'same';
  return `${english(found.offer.record.name)}${without(found.standIn)}`;
};

const modulesOf = (tag: string, lineId?: number): readonly SampleModule[] =>
  allModules.filter(
    ({ series: own, record }) =>
      own.tag === tag && (lineId === undefined || !record.disabledFrameLines.includes(lineId)),
  );

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const moduleTable = (): string =>
  table(
    ['Module', ...series.map(({ name }) => name)],
    functions
      .filter(({ id }) => allModules.some(({ record }) => record.function === id))
      .map(({ id, name }) => [
        `${name}<br>\`${id}\``,
        ...series.map(({ tag }) => moduleCell(id, null, modulesOf(tag))),
      ]),
  );

/** Parts that exist in a series but not in one of its lines. */
const lineTable = (): string =>
  table(
    ['Frame line', 'Module', 'Instead'],
    allFrameLines.flatMap(({ id: lineId, name: lineName, seriesTag }) =>
      allModules
        .filter(({ series: own, record }) => own.tag === seriesTag && record.disabledFrameLines.includes(lineId))
        .map(({ record }) => {
          const found = counterpart(record.function ?? '', null, modulesOf(seriesTag, lineId), functionOf);
          const instead = found ? `${english(found.offer.record.name)}${without(found.standIn)}` : '–';
          return [lineName, english(record.name), instead];
        }),
    ),
  );

const controllerTable = (): string =>
  table(
    ['Touch controller', ...series.map(({ name }) => name)],
    controllers.map(({ record, article }) => [
      english(article.name),
      ...series.map(({ tag }) => moduleCell(record.function ?? '', record.touchPoints, modulesOf(tag))),
    ]),
  );

/** Modules that a touch controller replaces in the controller slots of a panel. */
const panelTable = (): string =>
  table(
    ['Module', 'In a controller slot'],
    functions
      .filter(({ id }) => allModules.some(({ record }) => record.function === id))
      .flatMap(({ id, name }) => {
        const found = counterpart(id, null, controllers, functionOf);
        return found ? [[name, `${english(found.offer.article.name)}${without(found.standIn)}`]] : [];
      }),
  );

const colourTable = (): string =>
  table(
    ['Family', ...series.map(({ name }) => name)],
    colourFamilies.map(({ id, hexColor, name }) => [
      english(name),
      ...series.map(({ tag }) => {
        const offered = allColours
          .filter((colour) => colour.seriesTag === tag)
          .map((colour) => ({ ...colour, name: colour.name.en, familyId: colour.family, antibacterial: false }));
        const nearest = nearestColour({ familyId: id, hexColor }, offered);
        if (nearest === undefined) return '–';
        return nearest.familyId === id ? nearest.name : `(${nearest.name})`;
      }),
    ]),
  );

const finishTable = (): string =>
  table(
    ['Finish', 'Goes with', 'Frame lines'],
    allFinishes.map(({ id, name, family = '–' }) => [
      english(name),
      family,
      allFrameLines
        .filter(({ tag }) => finishesOf(tag).has(id))
        .map((line) => line.name)
        .join(', '),
    ]),
  );

const finishesOf = (lineTag: string): ReadonlySet<string | undefined> =>
  lineTag === 'simon-54-touch'
    ? new Set(touchPanels.map(({ record }) => record.finish))
    : new Set(
        plainFrames.filter(({ subcategory }) => subcategory.line.tag === lineTag).map(({ record }) => record.finish),
      );

const page = (): string => `# Substitutes in the sample catalogue

For every module, controller, colour and finish, its substitute in each other series of the sample catalogue: the module of the same function
("same"), one that fulfils it, or the nearest one with the loss ("without: …"). "–" means that no acceptable substitute exists and the slot is left empty.
The rule is described in [the catalogue format](catalogue-format.md#functions), the data are the sample's tables.

This page is generated: \`npx vitest run catalogues/sample/src/counterparts.test.ts -u\` updates it after a change of the tables. Review the changed lines
as an electrician would.

## Modules

${moduleTable()}

## Where a frame line lacks a module of its series

${lineTable()}

## Touch controllers, where slots take modules

${controllerTable()}

## Modules, where slots take touch controllers

${panelTable()}

## Colours

In brackets: no colour of the family, but the one that looks most like it.

${colourTable()}

## Finishes

${finishTable()}
`;

describe('the substitutes across the sample', () => {
  it('are listed on a page that was reviewed by people', async () => {
    await expect(page()).toMatchFileSnapshot('../../../docs/counterparts.md');
  });

  it('name existing functions', () => {
    const known = new Set(functions.map(({ id }) => id));
    const named = [
      ...[...allModules, ...controllers].map(functionOf),
      ...functions.flatMap(({ nearest, fulfills }) => [...nearest.map(({ functionId }) => functionId), ...fulfills]),
    ];
    expect(named.filter((id) => id === undefined || !known.has(id))).toEqual([]);
    expect(known.size).toBe(functions.length);
  });

  it('rely on attributes that distinguish the components of every group', () => {
    const roles = new Map(allRoles.map(({ id, attributes }) => [id, attributes]));
    const attributesOf = new Map(allArticles.map(({ id, attributes = {} }) => [id, attributes]));
    const unclear = allModules.flatMap(({ record }) =>
      record.groups.filter(({ role, components }) => {
        const attributes = roles.get(role ?? '');
        const kinds = components.map((id) => attributes?.map((one) => attributesOf.get(id)?.[one.id]).join());
        return attributes === undefined || new Set(kinds).size < components.length;
      }),
    );
    expect(unclear).toEqual([]);
  });

  it('never require more than the modules of one function, if a series has any', () => {
    const twins = series.flatMap(({ tag }) =>
      [...Map.groupBy(modulesOf(tag), functionOf)].filter(([, modules]) => modules.length > 1).map(([id]) => [tag, id]),
    );
    expect(twins).toEqual([['simon-54', 'socket-double-earthed']]);
  });
});

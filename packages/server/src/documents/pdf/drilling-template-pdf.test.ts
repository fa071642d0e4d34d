import { allSlots } from '@ramka/domain/catalogue';
import { allLanguages, type Language } from '@ramka/domain/text';
import { allTexts } from '@ramka/texts/all-texts';
import { describe, expect, test } from 'vitest';
import {
  drillingTemplate,
  type DrillingTemplate,
  type DrillingTemplateDocument,
  drillingTemplates,
} from '../content/drilling-template-document.ts';
import { aDocumentContext, aStoredProject, render } from '../testing/a-document.ts';
import { type PagePaths, readPaths } from '../testing/read-paths.ts';
import { partsOfRole, readPdf, textOfPart } from '../testing/read-pdf.ts';

const hanging = { vertical: false, heightAboveFloor: null };

/** The template of a set of the example project: 1 wash basin, 2 desk, 3 living room, 4 bathtub. */
const aTemplate = async (
  setId: number,
  change: Partial<DrillingTemplate> = {},
  language: Language = 'pl',
): Promise<DrillingTemplateDocument> => {
  const project = aStoredProject();
  const set = project.sets.find(({ id }) => id === setId);
  if (set === undefined) throw new Error(`no set ${setId}`);
  const content = await drillingTemplate(project, set, project.rooms[0], hanging, await aDocumentContext({ language }));
  if (content === undefined) throw new Error('the set has no frame');
  return { ...content, templates: content.templates.map((template) => ({ ...template, ...change })) };
};

const bytesOf = async (content: DrillingTemplateDocument): Promise<Uint8Array> =>
  render(await aDocumentContext(), { form: 'pdf', content });

const flush = { kind: 'flush', boxes: 1, depth: 40 } as const;

/** The template of a frame with flush boxes. */
const aFrame = (slots: number, { height = 84, vertical = false } = {}) =>
  aTemplate(4, {
    frame: { width: height + 71 * (slots - 1), height },
    slots: allSlots.slice(0, slots).map((slot) => ({ slot, name: `Moduł ${slot}` })),
    box: flush,
    vertical,
  });

const near = (value: number, expected: number): boolean => Math.abs(value - expected) <= 0.1;

/** The circles of a diameter, and the lines of a length along an axis. */
const circlesOf = ({ circles }: PagePaths, diameter: number) =>
  circles.filter((circle) => near(circle.diameter, diameter));
const straight = ({ lines }: PagePaths, axis: 'x' | 'y', length: number) =>
  lines.filter(({ points: [from, to, ...more] }) => {
    const across = axis === 'x' ? 'y' : 'x';
    return (
      from && to && more.length === 0 && near(Math.abs(to[axis] - from[axis]), length) && near(to[across], from[across])
    );
  });

/** The registration marks of a page. */
const marksOf = (page: PagePaths) => circlesOf(page, 5).map(({ centre }) => centre);

const variants = [80, 84, 87, 92].flatMap((height) =>
  allSlots.flatMap((slots) => [false, true].map((vertical) => ({ height, slots, vertical }))),
);

type Axis = 'x' | 'y';

/** How far the next page lies from a page if their registration marks are on top of each other. */
const shiftBetween = (page: PagePaths, next: PagePaths) => {
  const [before, after] = [marksOf(page).slice(-2), marksOf(next).slice(0, 2)];
  const shifts = before.map((mark, index) => ({
    x: mark.x - (after[index]?.x ?? NaN),
    y: mark.y - (after[index]?.y ?? NaN),
  }));
  return { shifts, marks: before.length + after.length };
};

/** The centres of all holes along an axis, as if the pages were joined. */
const joinedCentres = (pages: readonly PagePaths[], axis: Axis): readonly number[] => {
  let shift = 0;
  return pages.flatMap((page, index) => {
    const previous = pages[index - 1];
    if (previous) shift += shiftBetween(previous, page).shifts[0]?.[axis] ?? NaN;
    return circlesOf(page, 68).map(({ centre }) => centre[axis] + shift);
  });
};

const distances = (values: readonly number[]): readonly number[] =>
  values.slice(1).map((value, index) => value - (values[index] ?? NaN));

const extent = (points: PagePaths['lines'][number]['points'], axis: Axis): number =>
  Math.max(...points.map((point) => point[axis])) - Math.min(...points.map((point) => point[axis]));

const levelsOf = (page: PagePaths | undefined, length: number) =>
  page ? straight(page, 'x', length).map(({ points }) => points[0]?.y.toFixed(1)) : [];

const heightsOfHoles = (page: PagePaths | undefined) =>
  page ? circlesOf(page, 68).map(({ centre }) => centre.y.toFixed(1)) : [];

const textOf = async (change: Partial<DrillingTemplate>): Promise<string> =>
  (await readPdf(await bytesOf(await aTemplate(1, change)))).text;

describe('a drilling template', () => {
  test.for(variants)('is true to scale: $slots slots of $height mm, vertical: $vertical', async (variant) => {
    const { height, slots, vertical } = variant;
    const pages = readPaths(await bytesOf(await aFrame(slots, variant)));
    const [along, across]: readonly [Axis, Axis] = vertical && slots > 1 ? ['y', 'x'] : ['x', 'y'];
    expect(pages.length).toBe(slots > 3 ? 2 : 1);
    for (const page of pages) {
      expect(Math.abs(Math.max(page.width, page.height) - 297)).toBeLessThan(0.1);
      expect(Math.abs(Math.min(page.width, page.height) - 210)).toBeLessThan(0.1);
      const holes = circlesOf(page, 68).map(({ centre }) => centre);
      expect(circlesOf(page, 60).map(({ centre }) => centre)).toEqual(holes);
      expect(extent(holes, across)).toBeLessThan(0.1);
    }
    const centres = joinedCentres(pages, along);
    expect(centres.length).toBe(slots);
    for (const distance of distances(centres)) expect(Math.abs(distance - 71)).toBeLessThan(0.1);
    const outlines = pages.flatMap(({ lines }) =>
      lines.filter(({ points }) => points.length >= 4 && near(extent(points, across), height)),
    );
    expect(outlines.length).toBe(pages.length);
    // Neighbouring pages overlap: both show the centres of the slots at which they meet, and 6 mm more.
    const lengths = outlines.map(({ points }) => extent(points, along));
    const overlap = 71 + 2 * 6;
    const length = lengths.reduce((sum, each) => sum + each, 0) - (pages.length - 1) * overlap;
    expect(Math.abs(length - (height + 71 * (slots - 1)))).toBeLessThan(0.1);
  });

  test.for([
    [4, false],
    [5, false],
    [4, true],
    [5, true],
  ] as const)('of %i slots has registration marks that fit together, vertical: %s', async ([slots, vertical]) => {
    const [page, next] = readPaths(await bytesOf(await aFrame(slots, { vertical })));
    if (page === undefined || next === undefined) throw new Error('the template has one page');
    const { shifts, marks } = shiftBetween(page, next);
    expect(marks).toBe(4);
    expect(extent(shifts, 'x')).toBeLessThan(0.1);
    expect(extent(shifts, 'y')).toBeLessThan(0.1);
  });

  test.for(variants)(
    'stays within the margins of printers: $slots slots of $height mm, vertical: $vertical',
    async (variant) => {
      for (const { width, height, lines, circles } of readPaths(await bytesOf(await aFrame(variant.slots, variant)))) {
        const points = [
          ...lines.flatMap((line) => line.points),
          ...circles.flatMap(({ centre: { x, y }, diameter }) => [
            { x: x - diameter / 2, y: y - diameter / 2 },
            { x: x + diameter / 2, y: y + diameter / 2 },
          ]),
        ];
        for (const { x, y } of points) {
          expect(Math.min(x, y, width - x, height - y)).toBeGreaterThanOrEqual(6);
        }
      }
    },
  );

  test.for([1, 3, 5])('has reference bars of 200 and 150 mm on every page: %i slots', async (slots) => {
    for (const page of readPaths(await bytesOf(await aFrame(slots)))) {
      const [long, short] = page.width > page.height ? (['x', 'y'] as const) : (['y', 'x'] as const);
      expect(straight(page, long, 200).length).toBe(1);
      expect(straight(page, short, 150).length).toBe(1);
      const [bar] = straight(page, long, 200);
      const start = bar?.points[0]?.[long] ?? 0;
      const ticks = straight(page, short, 3).map(({ points }) => Math.abs((points[0]?.[long] ?? 0) - start));
      for (const mark of [0, 150, 200]) expect(ticks.some((tick) => near(tick, mark))).toBe(true);
    }
  });

  test('has a level line through the centres, and one through each slot of a vertical frame', async () => {
    const [level] = readPaths(await bytesOf(await aFrame(3)));
    const [vertical] = readPaths(await bytesOf(await aFrame(3, { vertical: true })));
    expect(levelsOf(level, 269)).toEqual([heightsOfHoles(level)[0]]);
    expect(levelsOf(vertical, 104)).toEqual(heightsOfHoles(vertical));
    expect(new Set(heightsOfHoles(vertical)).size).toBe(3);
  });

  test('is printed at its own size, one-sided, on pages of that size', async () => {
    const file = Buffer.from(await bytesOf(await aFrame(1))).toString('latin1');
    expect(file).toContain('/PrintScaling /None');
    expect(file).toContain('/Duplex /Simplex');
    expect(file).toContain('/PickTrayByPDFSize true');
  });

  test('asks in every language to measure first, in that of the document above all', async () => {
    for (const language of allLanguages) {
      const { structure, untagged, language: own } = await readPdf(await bytesOf(await aTemplate(1, {}, language)));
      const texts = partsOfRole(structure, 'P').map(textOfPart);
      const requests = allLanguages.map((each) => allTexts[each].documents.template.measure.replaceAll('\u00A0', ' '));
      for (const request of requests)
        expect(texts.some((text) => text.replaceAll('\u00A0', ' ') === request)).toBe(true);
      expect([own, untagged]).toEqual([language, []]);
    }
  });

  test('names project, room, set, date, page and slots', async () => {
    const { pages, outline, structure } = await readPdf(await bytesOf(await aFrame(5)));
    expect(pages.length).toBe(2);
    for (const page of pages) {
      for (const fact of ['Inwestycja: Dom pod lasem', 'Pomieszczenie: Salon', 'Łazienka – wanna', '20 listopada 2026'])
        expect(page).toContain(fact);
    }
    expect(pages[0]).toContain('Strona 1 z 2');
    expect(pages[0]).toContain('miejsca 1–3');
    expect(pages[1]).toContain('Strona 2 z 2');
    expect(pages[1]).toContain('miejsca 4–5');
    expect(outline).toEqual([{ title: 'Łazienka – wanna', below: [] }]);
    expect(partsOfRole(structure, 'H1').map(textOfPart)).toEqual(['Łazienka – wanna']);
    expect(partsOfRole(structure, 'Figure')[0]?.alt).toContain('ramka 368 × 84\u00A0mm');
  });

  test('leaves the height to be filled in until it is known', async () => {
    expect(await textOf({})).toContain('Linia poziomu nad podłogą: ………… cm');
    expect(await textOf({ heightAboveFloor: 1105, vertical: true })).toContain('(miejsce 1) nad podłogą: 110,5 cm');
  });

  test('of a surface box has its outline and no holes, that of a touch panel deep boxes', async () => {
    const [page] = readPaths(await bytesOf(await aTemplate(2)));
    expect(page && circlesOf(page, 68)).toEqual([]);
    expect(page?.lines.filter(({ points }) => points.length === 4 && near(extent(points, 'y'), 85)).length).toBe(1);
    const surface = await readPdf(await bytesOf(await aTemplate(2)));
    expect(surface.text).toContain('Otwory na wkręty zaznacz przez puszkę');
    const panel = await bytesOf(await aTemplate(3));
    expect(readPaths(panel).flatMap((each) => circlesOf(each, 68)).length).toBe(3);
    expect((await readPdf(panel)).text).toContain('głębokość co najmniej 60 mm');
  });

  test('of a room names sets whose frame is no longer in the catalogue', async () => {
    const project = aStoredProject();
    const [gone, ...sets] = project.sets;
    if (gone === undefined) throw new Error('no sets');
    const lost = { ...gone, document: gone.document.replace(/"frameId":\d+/, '"frameId":999999') };
    const changed = { ...project, sets: [lost, ...sets] };
    const room = changed.rooms.find((each) => each.sets.some(({ id }) => id === lost.id));
    const context = await aDocumentContext();
    const content = room && (await drillingTemplates(changed, room, context));
    if (content === undefined) throw new Error('no templates');
    expect(content.templates.length).toBe(room?.sets.length === undefined ? 0 : room.sets.length - 1);
    const { pages } = await readPdf(await bytesOf(content));
    expect(pages.at(-1)).toContain(': Ramki tego zestawu nie ma już w katalogu.');
    expect(await drillingTemplate(changed, lost, undefined, hanging, context)).toBeUndefined();
  });
});

test('the frames of the examples have their widths and heights', async () => {
  const sizes = await Promise.all([1, 2, 3].map(async (id) => (await aTemplate(id)).templates[0]?.frame));
  expect(sizes).toEqual([
    { width: 153, height: 82 },
    { width: 297, height: 84 },
    { width: 228, height: 86 },
  ]);
});

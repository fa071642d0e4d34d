import { expect, test } from 'vitest';
import { cs } from './cs.ts';
import { pl } from './pl.ts';
import type { Texts } from './texts.ts';

/**
 * What the specification says word for word (docs/readings.md#r3): where, in Czech, in Polish; null where it gives
 * none.
 */
const specified: readonly (readonly [
  section: string,
  text: (texts: Texts) => string,
  czech: string | null,
  polish: string | null,
])[] = [
  [
    '§5',
    ({ messages }) => messages.projectName.required,
    'Svůj projekt musíte pojmenovat',
    'Musisz nazwać swoją inwestycję',
  ],
  [
    '§5',
    ({ messages }) => messages.projectName['too-short'],
    'Název projektu musí obsahovat minimálně 3 znaky',
    'Nazwa inwestycji musi mieć przynajmniej 3 znaki',
  ],
  [
    '§5',
    ({ newProject }) => newProject.idRequired,
    'Zadejte identifikační číslo projektu',
    'Wpisz identyfikator inwestycji',
  ],
  [
    '§5',
    ({ newProject }) => newProject.idLength,
    'Identifikační číslo projektu musí mít délku 8 znaků',
    'Identyfikator inwestycji musi mieć długość 8 znaków',
  ],
  ['§5', ({ messages }) => messages.roomName.required, 'Místnost musíte pojmenovat', 'Musisz nazwać pomieszczenie'],
  [
    '§5',
    ({ messages }) => messages.roomName['too-short'],
    'Název místnosti musí obsahovat minimálně 3 znaky',
    'Nazwa pomieszczenia musi mieć przynajmniej 3 znaki',
  ],
  [
    '§8',
    ({ messages }) => messages.storeFailed,
    'Vyskytla se chyba během ukládání dat',
    'Wystąpił błąd podczas zapisywania danych',
  ],
  [
    '§8',
    ({ messages }) => messages.fetchFailed,
    'Vyskytla se chyba během stahování dat',
    'Wystąpił błąd podczas pobierania danych',
  ],
  ['§8', ({ properties }) => properties.saved, 'Změny byly uloženy', null],
  ['§8', ({ editor }) => editor.save.created, 'Sestava byla vytvořena', null],
  ['§8', ({ editor }) => editor.save.saved, 'Změny v sestavě byly uloženy', 'Zmiany w zestawie zostały zapisane'],
  ['§8', ({ ecatalogue }) => ecatalogue.productAdded, 'Produkt by přidán', null],
  ['§8', ({ ecatalogue }) => ecatalogue.quantityChanged, 'Množství bylo změněno', null],
  ['§8', ({ ecatalogue }) => ecatalogue.productDeleted, 'Produkt byl smazán', null],
  ['§8', ({ planningTool }) => planningTool.reloaded, null, 'Projekt został wczytany'],
  ['§8', ({ editor }) => editor.leave.question, null, 'Czy chcesz odrzucić niezapisane zmiany i wyjść z edycji?'],
  [
    '§8',
    ({ planningTool }) => planningTool.updated,
    null,
    'Twój projekt został zaktualizowany w aplikacji MiO. Czy chcesz go odświeżyć?',
  ],
  ['§2', ({ ecatalogue }) => ecatalogue.otherSeries, null, 'Pozostałe serie'],
];

const inEachLanguage = specified.flatMap(([section, text, czech, polish]) => [
  ...(czech === null ? [] : [[section, czech, text(cs)] as const]),
  ...(polish === null ? [] : [[section, polish, text(pl)] as const]),
]);

test.each(inEachLanguage)('what %s of the specification says is said to the letter: %s', (_section, expected, said) => {
  expect(said).toBe(expected);
});

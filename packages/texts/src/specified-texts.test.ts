import { expect, test } from 'vitest';
import { allTexts } from './all-texts.ts';
import type { Texts } from './texts.ts';

/**
 * Texts that the specification prescribes literally (docs/readings.md#r3): claim, text, Czech wording, Polish wording;
 * null if it prescribes none.
 */
const specified: readonly (readonly [
  claim: string,
  text: (texts: Texts) => string,
  czech: string | null,
  polish: string | null,
])[] = [
  [
    '§5.1',
    ({ messages }) => messages.projectName.required,
    'Svůj projekt musíte pojmenovat',
    'Musisz nazwać swoją inwestycję',
  ],
  [
    '§5.3',
    ({ messages }) => messages.projectName['too-short'],
    'Název projektu musí obsahovat minimálně 3 znaky',
    'Nazwa inwestycji musi mieć przynajmniej 3 znaki',
  ],
  [
    '§5.5',
    ({ newProject }) => newProject.idRequired,
    'Zadejte identifikační číslo projektu',
    'Wpisz identyfikator inwestycji',
  ],
  [
    '§5.7',
    ({ newProject }) => newProject.idLength,
    'Identifikační číslo projektu musí mít délku 8 znaků',
    'Identyfikator inwestycji musi mieć długość 8 znaków',
  ],
  ['§5.10', ({ messages }) => messages.roomName.required, 'Místnost musíte pojmenovat', 'Musisz nazwać pomieszczenie'],
  [
    '§5.11',
    ({ messages }) => messages.roomName['too-short'],
    'Název místnosti musí obsahovat minimálně 3 znaky',
    'Nazwa pomieszczenia musi mieć przynajmniej 3 znaki',
  ],
  [
    '§8.7',
    ({ messages }) => messages.storeFailed,
    'Vyskytla se chyba během ukládání dat',
    'Wystąpił błąd podczas zapisywania danych',
  ],
  [
    '§8.9',
    ({ messages }) => messages.fetchFailed,
    'Vyskytla se chyba během stahování dat',
    'Wystąpił błąd podczas pobierania danych',
  ],
  ['§8.36', ({ properties }) => properties.saved, 'Změny byly uloženy', null],
  ['§8.37', ({ editor }) => editor.save.created, 'Sestava byla vytvořena', null],
  ['§8.39', ({ editor }) => editor.save.saved, 'Změny v sestavě byly uloženy', 'Zmiany w zestawie zostały zapisane'],
  ['§8.40', ({ ecatalogue }) => ecatalogue.productAdded, 'Produkt byl přidán', null],
  ['§8.41', ({ ecatalogue }) => ecatalogue.quantityChanged, 'Množství bylo změněno', null],
  ['§8.42', ({ ecatalogue }) => ecatalogue.productDeleted, 'Produkt byl smazán', null],
  ['§8.43', ({ planningTool }) => planningTool.reloaded, null, 'Projekt został wczytany'],
  ['§8.44', ({ editor }) => editor.leave.question, null, 'Czy chcesz odrzucić niezapisane zmiany i wyjść z edycji?'],
  [
    '§8.45',
    ({ planningTool }) => planningTool.updated,
    null,
    'Twój projekt został zaktualizowany w aplikacji MiO. Czy chcesz go odświeżyć?',
  ],
  ['§2.128', ({ ecatalogue }) => ecatalogue.otherSeries, null, 'Pozostałe serie'],
];

const inEachLanguage = specified.flatMap(([claim, text, czech, polish]) => [
  ...(czech === null ? [] : [[claim, czech, text(allTexts.cs)] as const]),
  ...(polish === null ? [] : [[claim, polish, text(allTexts.pl)] as const]),
]);

// Holds R25, §5.1, §5.2, §5.3, §5.4, §5.5, §5.6, §5.7, §5.8, §5.10, §5.11, §8.7, §8.36, §8.37, §8.39, §8.40, §8.41, §8.42,
// §8.43, §8.44, §8.45, R3.
test.each(inEachLanguage)(
  'the text prescribed by %s of the specification is used literally: %s',
  (_claim, expected, said) => {
    expect(said).toBe(expected);
  },
);

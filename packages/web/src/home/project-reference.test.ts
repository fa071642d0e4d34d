import { PROJECT_ID_ALPHABET, projectIdPattern } from '@ramka/domain/project';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { projectReferenceIn } from './project-reference.ts';

const link = 'https://ramka.example/el12/projekt/Ab3dEf7h/pomieszczenia?openedGroupId=2';
const shareLink = 'https://ramka.example/el12/podglad/Ab3dEf7hJk9mNp';
const safeLink = (address: string): string =>
  `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(address)}&data=05%7C02%7Canna%40dom.example%7C8dcA1b2C&reserved=0`;

test.each([
  ['an id', 'Ab3dEf7h'],
  ['an id of lower-case letters', 'projektu'],
  ['an id in two groups', ' Ab3d Ef7h '],
  ['a labelled line', 'Identyfikator: Ab3dEf7h.'],
  ['a label of the same form', 'Identifikační číslo projektu: Ab3dEf7h'],
  ['a label without a space', 'ID=Ab3dEf7h;'],
  ['a labelled id that could be a word', 'Identyfikator inwestycji: abcdefgh'],
  ['the id among other ids of 8 characters', 'Inwestycja Dom2024A (Ab3dEfgh): Ab3dEf7h'],
  ['a quoted id', '„Ab3dEf7h”'],
  ['an id in angle brackets', '<Ab3dEf7h>'],
  ['a mail', 'Dzień dobry,\r\n\r\noto projekt: Ab3dEf7h\r\nPozdrawiam\r\nAnna (tel. 22334455)'],
  ['invisible characters', '\u200BAb3d\u00ADEf7h\uFEFF'],
  ['a link', link],
  ['a link of another deployment', 'http://localhost:8080/a/b/cz/projekt/Ab3dEf7h'],
  ['a link without its scheme', 'ramka.example/el12/projekt/Ab3dEf7h/'],
  ['a link at the end of a sentence', `Zobacz ${link}.`],
  ['a link in angle brackets', `Projekt <https://ramka.example/el12/projekt/Ab3dEf7h>, dziękuję`],
  ['a link in quotes', `"https://ramka.example/el12/projekt/Ab3dEf7h"`],
  ['a link of Markdown', `[Dom](https://ramka.example/el12/projekt/Ab3dEf7h)`],
  ['a link broken over lines', 'https://ramka.example/el12/pro\r\n> jekt/Ab3d\r\n> Ef7h\r\n> Pozdrawiam'],
  ['a link of quoted-printable', 'https://ramka.example/el12/projekt/Ab3dE=\r\nf7h'],
  ['a link before other lines', 'https://ramka.example/el12/projekt/Ab3dEf7h\nPozdrawiam'],
  ['an Outlook safe link', safeLink(link)],
  ['a safe link in a safe link', safeLink(safeLink(link))],
  ['a redirect of a search engine', `https://www.google.com/url?q=${link}&sa=D`],
  [
    'Proofpoint’s second form',
    'https://urldefense.proofpoint.com/v2/url?u=https-3A__ramka.example_el12_projekt_Ab3dEf7h_zestawy&d=DwMFaQ',
  ],
  ['Proofpoint’s third form', 'https://urldefense.com/v3/__https://ramka.example/el12/projekt/Ab3dEf7h__;!!Nxyz'],
])('a project is found in %s', (_what, text) => {
  expect(projectReferenceIn(text)?.kind).toBe('project');
  expect(projectReferenceIn(text)?.id).toBe(
    text === 'projektu' ? text : text.includes('abcdefgh') ? 'abcdefgh' : 'Ab3dEf7h',
  );
});

test.each([shareLink, `${shareLink}/kopia`, safeLink(shareLink), `Podgląd: <${shareLink}>.`])(
  'a share link is found in %s',
  (text) => {
    expect(projectReferenceIn(text)).toEqual({ kind: 'share-link', id: 'Ab3dEf7hJk9mNp' });
  },
);

test.each([
  '',
  'Identyfikator',
  'https://ramka.example/el12/',
  'https://ramka.example/el12/projekt/Ab3dEf7',
  'https://ramka.example/el12/projekt/Ab3dEf7hX',
  'https://ramka.example/el12/podglad/Ab3dEf7hJk9mN',
  'https://drive.example/file/d/Ab3dEf7h-x/view',
  'anna@Ab3dEf7h.example',
  'Ab3dEf7hX',
  'Ab3dEf7h Cd4eFg8j',
  'nowe projekty domu',
])('%j refers to nothing', (text) => {
  expect(projectReferenceIn(text)).toBeUndefined();
});

const id = fc
  .array(fc.constantFrom(...PROJECT_ID_ALPHABET.split('')), { minLength: 8, maxLength: 8 })
  .map((characters) => characters.join(''));
const word = fc.string({ unit: fc.constantFrom('a', 'Ż', '7', 'o', '-', 'W', '2', '.', '0'), maxLength: 14 });

test('never finds a part of a word, and finds the id of every link', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(word, id), { maxLength: 6 }), fc.constantFrom(' ', '\n', ': '), (words, between) => {
      const text = words.join(between);
      const found = projectReferenceIn(text)?.id;
      if (found === undefined) return;
      expect(found).toMatch(projectIdPattern);
      const isOwnWord = new RegExp(String.raw`(?<![\p{L}\p{N}])${found}(?![\p{L}\p{N}])`, 'u').test(text);
      expect(isOwnWord || text.replaceAll(/\s/g, '') === found).toBe(true);
    }),
  );
  fc.assert(
    fc.property(id, fc.webUrl(), (own, origin) => {
      const address = `${new URL(origin).origin}/el12/projekt/${own}/zestawy`;
      for (const text of [address, safeLink(address), `<${address}>`, `${address}.`])
        expect(projectReferenceIn(text)).toEqual({ kind: 'project', id: own });
    }),
  );
});

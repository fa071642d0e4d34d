import type { Texts } from '../texts.ts';

export const downloads: Texts['downloads'] = {
  title: 'Stáhnout',
  making: 'Soubor se připravuje…',
  saveFirst: 'Nejprve sestavu uložte',
  forms: {
    pdf: 'PDF',
    workbook: 'XLS',
    semicolon: 'CSV pro tabulky (středník)',
    comma: 'CSV pro programy (čárka)',
    cards: 'Katalogové listy (PDF)',
    'site-sheet': 'Montážní list (PDF)',
  },
  download: {
    pdf: 'Stáhnout PDF',
    workbook: 'Stáhnout XLS',
    semicolon: 'Stáhnout CSV pro tabulky (středník)',
    comma: 'Stáhnout CSV pro programy (čárka)',
    cards: 'Stáhnout katalogové listy',
    'site-sheet': 'Stáhnout montážní list',
  },
};

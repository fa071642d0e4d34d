import type { Texts } from '../texts.ts';

export const downloads: Texts['downloads'] = {
  title: 'Stiahnuť',
  making: 'Súbor sa pripravuje…',
  saveFirst: 'Najprv zostavu uložte',
  forms: {
    pdf: 'PDF',
    workbook: 'XLS',
    semicolon: 'CSV pre tabuľky (bodkočiarka)',
    comma: 'CSV pre programy (čiarka)',
    cards: 'Katalógové listy (PDF)',
    'site-sheet': 'Montážny list (PDF)',
  },
  download: {
    pdf: 'Stiahnuť PDF',
    workbook: 'Stiahnuť XLS',
    semicolon: 'Stiahnuť CSV pre tabuľky (bodkočiarka)',
    comma: 'Stiahnuť CSV pre programy (čiarka)',
    cards: 'Stiahnuť katalógové listy',
    'site-sheet': 'Stiahnuť montážny list',
  },
};

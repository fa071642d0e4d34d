import type { Texts } from '../texts.ts';

export const startLink: Texts['startLink'] = {
  title: 'Začněte s touto sestavou',
  titleOpen: 'Začněte skládat sestavu',
  note: 'Zatím se nic neuložilo. Sestava se otevře v editoru, kde se dá všechno změnit.',
  set: 'Sestava z odkazu',
  lineLater: 'Řadu rámečků vyberete v dalším kroku',
  frameLater: 'Rámeček vyberete v dalším kroku',
  noPrice: 'Cenu se nepodařilo vypočítat',
  begin: 'Začít',
  known: 'Nebo přidejte do svého projektu',
  project: 'Projekt',
  addTo: (name) => `Přidat do „${name}“`,
  back: (host) => `Zpět na ${host}`,
  leftOut: 'Část odkazu byla vynechána',
  take: (name) => `Použít: ${name}`,
  needsLine: 'Bez řady rámečků nelze nastavit provedení, barvu a produkty',
  notInLine: (value) => `Tento produkt v této řadě není: „${value}“`,
  unknown: {
    line: (value) => `Neznámá řada rámečků: „${value}“`,
    finish: (value) => `Neznámé provedení rámečků: „${value}“`,
    colour: (value) => `Neznámá barva: „${value}“`,
    frame: (value) => `Takový rámeček není; počet pozic: „${value}“`,
    function: (value) => `Neznámý produkt: „${value}“`,
    lang: (value) => `Nepodporovaný jazyk: „${value}“`,
    return: (value) => `Nepovolená adresa pro návrat: „${value}“`,
  },
};

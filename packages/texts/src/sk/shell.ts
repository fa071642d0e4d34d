import type { Texts } from '../texts.ts';

export const shell: Texts['shell'] = {
  openNavigation: 'Otvoriť ponuku',
  navigation: 'Ponuka',
  skipToContent: 'Prejsť na obsah',
  rooms: 'Miestnosti',
  sets: 'Zostavy',
  newSet: 'Nová zostava',
  addProducts: 'Katalóg',
  properties: 'Vlastnosti projektu',
  newProject: 'Nový projekt',
  yourSets: 'Vaše zostavy',
  dragIntoRooms: 'Presuňte zostavu do miestnosti alebo ju otvorte',
  openSets: 'Zobraziť svoje zostavy',
  recentMessages: 'Posledné správy',
  noSets: 'Tu sa objavia zostavy, ktoré vytvoríte.',
  language: 'Jazyk',
  accessibility: 'Prístupnosť',
  scheme: 'Vzhľad stránky',
  schemes: { device: 'Podľa systému', light: 'Svetlý', dark: 'Tmavý' },
  sampleCatalogue: 'Ukážkový katalóg – orientačné ceny',
  offline: 'Ste offline. Zmeny bude možné uložiť po obnovení pripojenia.',
  shownSince: (when) => `Zobrazený stav a ceny sú z: ${when}.`,
  otherDeployment: (_variant, currency) =>
    `Tento projekt vznikol v konfigurátore pre inú krajinu. Ceny uvádzame podľa tunajšieho cenníka (${currency}).`,
  screenFailedTitle: 'Túto stránku sa nepodarilo zobraziť',
  screenFailedText: 'Uložené údaje sú v bezpečí. Načítajte stránku znova.',
  reload: 'Načítať znova',
  newVersion: 'K dispozícii je nová verzia konfigurátora. Keď sa vám to bude hodiť, načítajte stránku znova.',
  offlineKept: 'Ste offline. Pracujte ďalej: zmeny zostáv, miestností a množstva odošleme, keď sa pripojenie obnoví.',
  waiting: (count) => `Zmeny na odoslanie: ${count}`,
  sent: 'Zmeny boli odoslané',
  changedMeanwhile: (name) =>
    `Kým ste boli offline, niekto uložil inú verziu zostavy „${name}“. Vaša zatiaľ nebola odoslaná.`,
  goneMeanwhile: (name) =>
    `Kým ste boli offline, niekto zostavu „${name}“ odstránil. Vaša verzia zatiaľ nebola odoslaná.`,
  giveUpMine: 'Zahodiť moju verziu',
  refusedTitle: 'Server zostavu neprijal',
  refusedText: (name, reason) =>
    `Zostava „${name}“ nebola odoslaná. Server uvádza dôvod: ${reason}. Opravte ju v editore, alebo svoju verziu zahoďte.`,
  openRefused: 'Otvoriť v editore',
  notLasting: 'Tento prehliadač nedovoľuje nič uložiť do zariadenia: neodoslané zmeny sa po zatvorení stránky stratia.',
};

import type { Texts } from '../texts.ts';

export const shell: Texts['shell'] = {
  openNavigation: 'Otevřít nabídku',
  navigation: 'Nabídka',
  skipToContent: 'Přejít k obsahu',
  rooms: 'Místnosti',
  sets: 'Sestavy',
  newSet: 'Nová sestava',
  addProducts: 'Katalog',
  properties: 'Vlastnosti projektu',
  newProject: 'Nový projekt',
  yourSets: 'Vaše sestavy',
  dragIntoRooms: 'Přetáhněte sestavu do místnosti, nebo ji otevřete',
  openSets: 'Zobrazit své sestavy',
  recentMessages: 'Poslední zprávy',
  noSets: 'Zde se objeví sestavy, které vytvoříte.',
  language: 'Jazyk',
  accessibility: 'Přístupnost',
  scheme: 'Vzhled stránky',
  schemes: { device: 'Podle systému', light: 'Světlý', dark: 'Tmavý' },
  sampleCatalogue: 'Ukázkový katalog – orientační ceny',
  offline: 'Jste offline. Změny bude možné uložit po obnovení připojení.',
  shownSince: (when) => `Zobrazený stav a ceny jsou z: ${when}.`,
  otherDeployment: (_variant, currency) =>
    `Tento projekt vznikl v konfigurátoru pro jinou zemi. Ceny uvádíme podle zdejšího ceníku (${currency}).`,
  screenFailedTitle: 'Tuto stránku se nepodařilo zobrazit',
  screenFailedText: 'Uložená data jsou v bezpečí. Načtěte stránku znovu.',
  reload: 'Načíst znovu',
  newVersion: 'Je k dispozici nová verze konfigurátoru. Až se vám to bude hodit, načtěte stránku znovu.',
  offlineKept: 'Jste offline. Pracujte dál: změny sestav, místností a množství odešleme, až se připojení obnoví.',
  waiting: (count) => `Změny k odeslání: ${count}`,
  sent: 'Změny byly odeslány',
  changedMeanwhile: (name) =>
    `Zatímco jste byli offline, někdo uložil jinou verzi sestavy „${name}“. Vaše zatím nebyla odeslána.`,
  goneMeanwhile: (name) =>
    `Zatímco jste byli offline, někdo sestavu „${name}“ smazal. Vaše verze zatím nebyla odeslána.`,
  giveUpMine: 'Zahodit moji verzi',
  refusedTitle: 'Server sestavu nepřijal',
  refusedText: (name, reason) =>
    `Sestava „${name}“ nebyla odeslána. Server uvádí důvod: ${reason}. Opravte ji v editoru, nebo svou verzi zahoďte.`,
  openRefused: 'Otevřít v editoru',
  notLasting: 'Tento prohlížeč nedovoluje nic uložit do zařízení: neodeslané změny se po zavření stránky ztratí.',
};

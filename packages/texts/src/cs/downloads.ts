import type { Texts } from '../texts.ts';

export const downloads: Texts['downloads'] = {
  title: 'Stáhnout',
  orderAndFiles: 'Objednávka a soubory',
  formats: 'Jiné formáty',
  list: 'Seznam bytu (CSV)',
  nothing: 'Nejdřív něco přidejte do místnosti',
  making: 'Soubor se připravuje…',
  saved: (name: string): string => `Soubor uložen: ${name}`,
  ready: (name: string): string => `Soubor „${name}“ je připraven`,
  saveOrSend: 'Uložit nebo odeslat',
  /** In a browser inside another app, which may ignore downloads. */
  handedOver:
    'Soubor převzala aplikace, ve které je stránka otevřená. Pokud se neobjeví, otevřete stránku v prohlížeči.',
  saveFirst: 'Nejprve sestavu uložte',
  forms: {
    pdf: 'PDF',
    workbook: 'XLS',
    semicolon: 'CSV se středníky',
    comma: 'CSV s čárkami',
    cards: 'Katalogové listy (PDF)',
    'site-sheet': 'Montážní list (PDF)',
  },
  purposes: {
    'full-pdf': 'Výpis materiálu pro sebe (PDF)',
    'full-workbook': 'Výpis materiálu pro sebe (XLS)',
    'full-semicolon': 'Výpis materiálu: CSV se středníky',
    'full-comma': 'Výpis materiálu: CSV s čárkami',
    'order-pdf': 'Objednávka (PDF)',
    'order-workbook': 'Objednávka (XLS)',
    'order-semicolon': 'Objednávka: CSV se středníky',
    'order-comma': 'Objednávka: CSV s čárkami',
    'order-symbols': 'Kód a množství: CSV pro e-shop',
    'open-trans': 'openTRANS 2.1 (XML) pro velkoobchod',
    client: 'Pro zákazníka (PDF)',
    'site-sheets': 'Montážní listy všech místností (PDF)',
    'drilling-template': 'Vrtací šablona 1 : 1 (PDF)',
    'drilling-template-vertical': 'Svisle',
    'drilling-templates': 'Vrtací šablony 1 : 1 (PDF)',
    stickers: 'Samolepky s označením (PDF)',
    'points-semicolon': 'Body: CSV se středníky',
    'points-comma': 'Body: CSV s čárkami',
  },
  horizontal: 'Vodorovně',
  download: {
    pdf: 'Stáhnout PDF',
    workbook: 'Stáhnout XLS',
    semicolon: 'Stáhnout CSV se středníky',
    comma: 'Stáhnout CSV s čárkami',
    cards: 'Stáhnout katalogové listy',
    'site-sheet': 'Stáhnout montážní list',
  },
  waits: 'Dokument připravíme, až se připojení obnoví',
  waitsNoLonger: 'Opustili jste stránku, proto už dokument na připojení nečeká',
  /** Shown before the download of a PDF whose fonts lack some letters of the names. */
  replaced: (letters: string): string =>
    `V souboru PDF bude místo znaků ${letters} znak „�“. Soubory XLS a CSV je obsahují všechny.`,
};

import type { Texts } from '../texts.ts';

export const downloads: Texts['downloads'] = {
  title: 'Stiahnuť',
  orderAndFiles: 'Objednávka a súbory',
  formats: 'Iné formáty',
  nothing: 'Najprv niečo pridajte do miestnosti',
  making: 'Súbor sa pripravuje…',
  saved: (name: string): string => `Súbor uložený: ${name}`,
  ready: (name: string): string => `Súbor „${name}“ je pripravený`,
  saveOrSend: 'Uložiť alebo odoslať',
  /** In a browser inside another app, which may ignore downloads. */
  handedOver: 'Súbor prevzala aplikácia, v ktorej je stránka otvorená. Ak sa neobjaví, otvorte stránku v prehliadači.',
  saveFirst: 'Najprv zostavu uložte',
  forms: {
    pdf: 'PDF',
    workbook: 'XLS',
    semicolon: 'CSV s bodkočiarkami',
    comma: 'CSV s čiarkami',
    cards: 'Katalógové listy (PDF)',
    'site-sheet': 'Montážny list (PDF)',
  },
  purposes: {
    'full-pdf': 'Výpis materiálu pre seba (PDF)',
    'full-workbook': 'Výpis materiálu pre seba (XLS)',
    'full-semicolon': 'Výpis materiálu: CSV s bodkočiarkami',
    'full-comma': 'Výpis materiálu: CSV s čiarkami',
    'order-pdf': 'Objednávka (PDF)',
    'order-workbook': 'Objednávka (XLS)',
    'order-semicolon': 'Objednávka: CSV s bodkočiarkami',
    'order-comma': 'Objednávka: CSV s čiarkami',
    'order-symbols': 'Kód a množstvo: CSV pre e-shop',
    'open-trans': 'openTRANS 2.1 (XML) pre veľkoobchod',
    client: 'Pre zákazníka (PDF)',
    'site-sheets': 'Montážne listy všetkých miestností (PDF)',
    'drilling-template': 'Vŕtacia šablóna 1 : 1 (PDF)',
    'drilling-template-vertical': 'Zvislo',
    'drilling-templates': 'Vŕtacie šablóny 1 : 1 (PDF)',
  },
  horizontal: 'Vodorovne',
  download: {
    pdf: 'Stiahnuť PDF',
    workbook: 'Stiahnuť XLS',
    semicolon: 'Stiahnuť CSV s bodkočiarkami',
    comma: 'Stiahnuť CSV s čiarkami',
    cards: 'Stiahnuť katalógové listy',
    'site-sheet': 'Stiahnuť montážny list',
  },
  waits: 'Dokument pripravíme, keď sa pripojenie obnoví',
  waitsNoLonger: 'Opustili ste stránku, preto už dokument na pripojenie nečaká',
  /** Shown before the download of a PDF whose fonts lack some letters of the names. */
  replaced: (letters: string): string =>
    `V súbore PDF bude namiesto znakov ${letters} znak „�“. Súbory XLS a CSV ich obsahujú všetky.`,
};

/** The page about what is stored where. */
export const privacy = {
  title: 'Soukromí: co a kde ukládáme',
  back: 'Zpět',
  standing:
    'K návrhu projektu není potřeba účet, jméno ani adresa. Níže uvádíme, co ukládá váš prohlížeč, co ukládá server, na jak dlouho a co se dostane k ostatním.',
  browserTitle: 'Ve vašem prohlížeči',
  browser: {
    projects:
      'Seznam otevřených projektů s názvy a identifikačními čísly, abyste se k nim mohli vrátit. Do smazání projektu nebo jeho položky v seznamu.',
    offline:
      'Kopie těchto projektů, stránek a katalogu, aby fungovaly i bez připojení. Do odebrání položky ze seznamu; stránky a katalog do dalších verzí.',
    pending: 'Změny, které server ještě nepotvrdil. Do jejich přijetí nebo odmítnutí.',
    drafts: 'Neuložené sestavy, aby se při zavření stránky neztratily. Do uložení nebo zahození.',
    orders:
      'Objednávky předané e-shopu, který posílá odpověď: kódy, množství a odpověď. Do jejich označení nebo zahození.',
    settings:
      'Nastavení: jazyk, barvy, sbalené místnosti, zavřená upozornění, naposledy použité produkty, význam zkratek a sloupců v seznamech. Do vymazání dat webu v prohlížeči.',
    visit: 'Adresa e-shopu nebo nákupního systému, ze kterého přicházíte. Nejdéle do zavření karty.',
  },
  orders:
    'Posledních deset seznamů předaných e-shopu a jeho odpovědi, aby se zobrazily v objednávce. Do odebrání položky ze seznamu.',
  browserNote:
    'Položku odeberete na úvodní stránce a s ní i vše, co tento prohlížeč o projektu ví. Samotný projekt na serveru zůstane.',
  serverTitle: 'Na serveru',
  server: {
    project:
      'Projekt: jeho název, místnosti, sestavy, produkty, poznámky k objednávce, postup montáže a označení bodů. Do smazání projektu v jeho vlastnostech. Do názvů a poznámek nepište nic, co by ostatní neměli číst.',
    deleted: 'Smazaný projekt může provozovatel obnovit po dobu 30 dnů, poté je vymazán.',
    history:
      'Dřívější stavy projektu: nejvýše 30 dnů. Údaje pro vrácení změn: hodina. Potvrzení odeslaných změn: 7 dnů.',
    links:
      'Odkazy k nahlédnutí: do zneplatnění, nebo 30 dnů po posledním dni platnosti. Nezaznamenáváme, kdo je otevírá.',
    network:
      'Síťové adresy: jen v paměti běžícího serveru, aby se omezil počet požadavků. Pokud se někdo dotazuje na neexistující čísla, uloží se otisk adresy jeho sítě, nejdéle na den po skončení omezení.',
    log: 'Protokol: druh požadavku, výsledek, doba trvání a náhodné číslo. Bez adres, názvů a identifikačních čísel projektů.',
    operator:
      'Provozovatel může mít zálohy a jeho proxy server vlastní protokol. Na jejich obsah a dobu uchování se zeptejte provozovatele.',
  },
  measurements:
    'Rychlost stránek: jak dlouho se stránka načítala, jak rychle reagovala a jak moc se posouval její obsah. Když ji opustíte, prohlížeč odešle tato tři čísla a server je přičte k součtům za všechny návštěvníky. Adresu, projekt ani návštěvu k nim neukládá.',
  othersTitle: 'Co se dostane k ostatním',
  others: {
    none: 'Nejsou tu soubory cookie, reklama, statistiky návštěvnosti ani obsah z jiných serverů: písma, skripty i obrázky pocházejí z tohoto serveru.',
    holders:
      'Kdo zná identifikační číslo projektu, může projekt prohlížet, měnit i smazat. Kdo má odkaz k nahlédnutí, může si projekt prohlédnout a zkopírovat.',
  },
  shop: 'E-shop nebo nákupní systém dostane seznam produktů a odkaz k nahlédnutí až ve chvíli, kdy je tam předáte.',
  planningTool: 'Externí plánovací nástroj dostane identifikační číslo projektu, když ho z projektu otevřete.',
  frame:
    'Je-li konfigurátor zobrazen v rámu na stránce e-shopu, tato stránka se dozví, kolik produktů projekt obsahuje a kolik stojí.',
  responsibleTitle: 'Kdo odpovídá',
  responsible: (name: string): string => `Za tyto stránky a data odpovídá ${name}.`,
  checked: 'Stav k listopadu 2026',
};

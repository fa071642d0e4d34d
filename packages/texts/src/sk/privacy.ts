/** The page about what is stored where. */
export const privacy = {
  title: 'Súkromie: čo a kde ukladáme',
  back: 'Späť',
  standing:
    'Na návrh projektu nie je potrebný účet, meno ani adresa. Nižšie uvádzame, čo ukladá váš prehliadač, čo ukladá server, na ako dlho a čo sa dostane k ostatným.',
  browserTitle: 'Vo vašom prehliadači',
  browser: {
    projects:
      'Zoznam otvorených projektov s názvami a identifikačnými číslami, aby ste sa k nim mohli vrátiť. Do odstránenia projektu alebo jeho položky v zozname.',
    offline:
      'Kópia týchto projektov, stránok a katalógu, aby fungovali aj bez pripojenia. Do odobratia položky zo zoznamu; stránky a katalóg do ďalších verzií.',
    pending: 'Zmeny, ktoré server ešte nepotvrdil. Do ich prijatia alebo odmietnutia.',
    drafts: 'Neuložené zostavy, aby sa pri zatvorení stránky nestratili. Do uloženia alebo zahodenia.',
    orders:
      'Objednávky odovzdané e-shopu, ktorý posiela odpoveď: kódy, množstvá a odpoveď. Do ich označenia alebo zahodenia.',
    settings:
      'Nastavenia: jazyk, farby, zbalené miestnosti, zatvorené upozornenia, naposledy použité produkty, význam skratiek a stĺpcov v zoznamoch. Do vymazania údajov webu v prehliadači.',
    visit: 'Adresa e-shopu alebo nákupného systému, z ktorého prichádzate. Najdlhšie do zatvorenia karty.',
  },
  orders:
    'Posledných desať zoznamov odovzdaných e-shopu a jeho odpovede, aby sa zobrazili v objednávke. Do odobratia položky zo zoznamu.',
  browserNote:
    'Položku odoberiete na úvodnej stránke a s ňou aj všetko, čo tento prehliadač o projekte vie. Samotný projekt na serveri zostane.',
  serverTitle: 'Na serveri',
  server: {
    project:
      'Projekt: jeho názov, miestnosti, zostavy, produkty, poznámky k objednávke, postup montáže a označenia bodov. Do odstránenia projektu v jeho vlastnostiach. Do názvov a poznámok nepíšte nič, čo by ostatní nemali čítať.',
    deleted: 'Odstránený projekt môže prevádzkovateľ obnoviť 30 dní, potom sa vymaže.',
    history:
      'Predošlé stavy projektu: najviac 30 dní. Údaje na vrátenie zmien: hodina. Potvrdenia odoslaných zmien: 7 dní.',
    links:
      'Odkazy na prezeranie: do zneplatnenia alebo 30 dní po poslednom dni platnosti. Nezaznamenávame, kto ich otvára.',
    network:
      'Sieťové adresy: iba v pamäti bežiaceho servera, aby sa obmedzil počet požiadaviek. Ak sa niekto pýta na neexistujúce čísla, uloží sa odtlačok adresy jeho siete, najdlhšie na deň po skončení obmedzenia.',
    log: 'Protokol: druh požiadavky, výsledok, trvanie a náhodné číslo. Bez adries, názvov a identifikačných čísel projektov.',
    operator:
      'Prevádzkovateľ môže mať zálohy a jeho proxy server vlastný protokol. Na ich obsah a čas uchovávania sa spýtajte prevádzkovateľa.',
  },
  measurements:
    'Rýchlosť stránok: ako dlho sa stránka načítavala, ako rýchlo reagovala a ako veľmi sa posúval jej obsah. Keď ju opustíte, prehliadač odošle tieto tri čísla a server ich pripočíta k súčtom za všetkých návštevníkov. Adresu, projekt ani návštevu k nim neukladá.',
  othersTitle: 'Čo sa dostane k ostatným',
  others: {
    none: 'Nie sú tu súbory cookie, reklama, štatistiky návštevnosti ani obsah z iných serverov: písma, skripty aj obrázky pochádzajú z tohto servera.',
    holders:
      'Kto pozná identifikačné číslo projektu, môže projekt prezerať, meniť aj odstrániť. Kto má odkaz na prezeranie, môže si projekt prezrieť a skopírovať.',
  },
  shop: 'E-shop alebo nákupný systém dostane zoznam produktov a odkaz na prezeranie až vtedy, keď ich tam odovzdáte.',
  planningTool: 'Externý plánovací nástroj dostane identifikačné číslo projektu, keď ho z projektu otvoríte.',
  frame:
    'Ak je konfigurátor zobrazený v ráme na stránke e-shopu, táto stránka sa dozvie, koľko produktov projekt obsahuje a koľko stoja.',
  responsibleTitle: 'Kto zodpovedá',
  responsible: (name: string): string => `Za tieto stránky a údaje zodpovedá ${name}.`,
  checked: 'Stav k novembru 2026',
};

import { formatCount } from '@ramka/domain/text';
import { plural } from '../plural.ts';
import type { Texts } from '../texts.ts';

export const restyle: Texts['restyle'] = {
  title: 'Zmena série a farieb',
  openRoom: (room) => `Zmeniť sériu a farby: ${room}`,
  back: 'Späť',
  scopes: {
    project: 'Celý projekt',
    room: (name) => `Miestnosť „${name}“`,
    sets: 'Vybrané zostavy',
    set: (name) => `Zostava „${name}“`,
  },
  sets: (count) =>
    plural(count, ['žiadne zostavy', '1 zostava', `${formatCount(count)} zostavy`, `${formatCount(count)} zostáv`]),
  choice: {
    title: 'Na čo zmeniť',
    line: 'Séria rámikov',
    finish: 'Vyhotovenie rámikov',
    material: 'Ďalšie materiály',
    colour: 'Farba produktov v rámikoch',
    asIs: 'Bez zmeny',
    asFrame: 'Ako rámik',
    ofLine: (finish, line) => `${finish}, ${line}`,
    linesOnly: 'Tento katalóg neuvádza vyhotovenia rámikov, preto možno zmeniť len sériu rámikov.',
    show: 'Zmeniť výber',
    hide: 'Zbaliť výber',
  },
  invitation: {
    title: 'Vyberte sériu rámikov, vyhotovenie alebo farbu',
    text: 'Skôr než sa čokoľvek zmení, uvidíte tu každú zostavu pred zmenou a po nej, s cenou a s tým, čo bude chýbať.',
  },
  empty: {
    title: 'Nie sú tu žiadne zostavy na zmenu',
    text: 'Vytvorte zostavu alebo ju pridajte do miestnosti a potom sa sem vráťte.',
  },
  external: {
    title: 'Tieto zostavy možno zmeniť len v plánovacej aplikácii',
    text: 'Všetky zostavy pochádzajú z plánovacej aplikácie, preto ich tu nemožno zmeniť.',
  },
  gone: 'To, čo sa malo zmeniť, už v projekte nie je',
  counting: 'Kontrola zostáv…',
  counted: (sets, before, after) => `Skontrolované: ${sets}, ${before}, po zmene ${after}`,
  changedSince: {
    title: 'Projekt sa medzitým zmenil, preto sme zmeny nevykonali.',
    again: 'Projekt sa medzitým zmenil.',
    rows: (count) =>
      plural(count, [
        'Výsledok bol znova skontrolovaný a je rovnaký.',
        'Výsledok bol znova skontrolovaný: 1 zostava teraz vyzerá inak a je označená.',
        `Výsledok bol znova skontrolovaný: ${formatCount(count)} zostavy teraz vyzerajú inak a sú označené.`,
        `Výsledok bol znova skontrolovaný: ${formatCount(count)} zostáv teraz vyzerá inak a je označených.`,
      ]),
    mark: 'inak ako predtým',
  },
  verdicts: { kept: 'Bez strát', changed: 'S rozdielmi', incomplete: 'Neúplná', impossible: 'Nedá sa' },
  same: 'Už tak vyzerá',
  filter: 'Zobraziť zostavy',
  allVerdicts: 'Všetky',
  withCount: (words, count) => `${words}: ${formatCount(count)}`,
  noneOfVerdict: 'Žiadne také zostavy tu nie sú',
  apply: (name) => `Zmeniť zostavu „${name}“`,
  applyShort: 'Zmeniť',
  before: 'Pred',
  after: 'Po',
  staysSo: 'Zostáva bez zmeny',
  pieces: (count) => `${formatCount(count)} ks`,
  inRooms: (rooms) => `V miestnostiach: ${rooms}`,
  roomQuantity: (room, count) => `${room} ×${formatCount(count)}`,
  noRoom: 'Mimo miestností',
  sharedAbove: (sets) => `Rovnaké zostavy ako vyššie: ${sets}`,
  price: (before, after) => `Cena bez DPH pred zmenou ${before}, po zmene ${after}`,
  copy: (count, name) =>
    plural(count, [
      `Táto miestnosť dostane kópiu „${name}“.`,
      `Zostava je aj v 1 ďalšej miestnosti, preto táto miestnosť dostane kópiu „${name}“.`,
      `Zostava je aj v ${formatCount(count)} ďalších miestnostiach, preto táto miestnosť dostane kópiu „${name}“.`,
      `Zostava je aj v ${formatCount(count)} ďalších miestnostiach, preto táto miestnosť dostane kópiu „${name}“.`,
    ]),
  changes: {
    function: (slot, to, from) => `pozícia ${slot}: ${to} (bolo: ${from})`,
    loses: (lost) => `bez: ${lost}`,
    emptied: (slot, from) => `pozícia ${slot} zostane prázdna (bolo: ${from})`,
    emptiedUnknown: (slot) => `pozícia ${slot} zostane prázdna: produkt už v katalógu nie je`,
    colour: (slot, to, wanted) => `pozícia ${slot}: farba ${to} (vybraná: ${wanted})`,
    option: (slot, group, to, from) => `pozícia ${slot}, ${group}: ${to} (bolo: ${from})`,
    optionLost: (slot, group, from) => `pozícia ${slot}, ${group} – bez: ${from}`,
    finish: (to, from) => `rámik: ${to} (bolo: ${from})`,
    unnamedFinish: 'iné vyhotovenie',
    sealLacking: 'bez tesnenia IP44: k tomuto rámiku nie je',
    sealRuledOut: (slot) =>
      slot === undefined
        ? 'bez tesnenia IP44: vylučuje ho produkt v rámiku'
        : `bez tesnenia IP44: vylučuje ho produkt na pozícii ${slot}`,
    corner: 'rohová krabica',
    surface: 'krabica na omietku',
    box: (box, to, from) => `${box}: farba ${to} (bolo: ${from})`,
    boxOf: (box, to) => `${box}: farba ${to}`,
    boxGone: (box) => `${box}: k tomuto rámiku nie je`,
  },
  standIn: (slot) => `Čo na pozícii ${slot}`,
  leaveEmpty: 'nechať prázdnu',
  withLoss: (name, lost) => `${name} (bez: ${lost})`,
  finishUpTo: (finish, slots) =>
    `Vyhotovenie „${finish}“ majú len rámiky do ${slots} ${slots === 1 ? 'pozície' : 'pozícií'}.`,
  divide: (first, second) => `Rozdeliť na ${first} + ${second}`,
  takeFinish: (finish) => `Použiť: ${finish}`,
  keepUnchanged: 'Ponechať bez zmeny',
  otherLines: (sets, lines) => `V iných sériách: ${sets} (${lines})`,
  allIntoLine: (line) => `Všetky do série ${line}`,
  reasons: {
    'unknown-frame': 'Tento rámik už v katalógu nie je',
    'unknown-line': 'Táto séria rámikov v katalógu nie je',
    'no-frame-of-size': 'V tejto sérii nie sú rámiky s takým počtom pozícií',
    'no-frame-of-finish': 'Taký rámik v tomto vyhotovení nie je',
    'no-panel': 'Panel s takýmto usporiadaním neexistuje',
    'external-set': 'Túto zostavu možno zmeniť len v plánovacej aplikácii',
  },
  foot: {
    label: 'Vykonanie zmien',
    changes: (count) =>
      plural(count, [
        'Nič sa nezmení',
        'Zmení sa 1 zostava',
        `Zmenia sa ${formatCount(count)} zostavy`,
        `Zmení sa ${formatCount(count)} zostáv`,
      ]),
    copies: (count) => plural(count, ['', '1 kópia', `${formatCount(count)} kópie`, `${formatCount(count)} kópií`]),
    left: (count) =>
      plural(count, [
        '',
        '1 zostava zostáva bez zmeny',
        `${formatCount(count)} zostavy zostávajú bez zmeny`,
        `${formatCount(count)} zostáv zostáva bez zmeny`,
      ]),
    total: 'Cena projektu bez DPH',
    apply: 'Použiť',
    nothing: 'Nič by sa nezmenilo',
    counting: 'Zostavy sa kontrolujú',
  },
  applied: (count) =>
    plural(count, [
      'Nič sa nezmenilo',
      'Zmenená 1 zostava',
      `Zmenené ${formatCount(count)} zostavy`,
      `Zmenených ${formatCount(count)} zostáv`,
    ]),
  notApplied: 'Zmeny sa nepodarilo vykonať. Váš výber zostal na obrazovke.',
};

import { formatCount } from '@ramka/domain/text';
import { czechIn, plural } from '../plural.ts';
import type { Texts } from '../texts.ts';

export const restyle: Texts['restyle'] = {
  title: 'Změna řady a barev',
  openRoom: (room) => `Změnit řadu a barvy: ${room}`,
  back: 'Zpět',
  scopes: {
    project: 'Celý projekt',
    room: (name) => `Místnost „${name}“`,
    sets: 'Vybrané sestavy',
    set: (name) => `Sestava „${name}“`,
  },
  sets: (count) =>
    plural(count, ['žádné sestavy', '1 sestava', `${formatCount(count)} sestavy`, `${formatCount(count)} sestav`]),
  choice: {
    title: 'Na co změnit',
    line: 'Řada rámečků',
    finish: 'Provedení rámečků',
    material: 'Další materiály',
    colour: 'Barva produktů v rámečcích',
    asIs: 'Beze změny',
    asFrame: 'Jako rámeček',
    ofLine: (finish, line) => `${finish}, ${line}`,
    linesOnly: 'Tento katalog neuvádí provedení rámečků, proto lze změnit jen řadu rámečků.',
    show: 'Změnit výběr',
    hide: 'Sbalit výběr',
  },
  invitation: {
    title: 'Vyberte řadu rámečků, provedení nebo barvu',
    text: 'Než se cokoli změní, uvidíte tu každou sestavu před změnou a po ní, s cenou a s tím, co bude chybět.',
  },
  empty: {
    title: 'Nejsou tu žádné sestavy ke změně',
    text: 'Vytvořte sestavu nebo ji přidejte do místnosti a pak se sem vraťte.',
  },
  external: {
    title: 'Tyto sestavy lze změnit jen v plánovací aplikaci',
    text: 'Všechny sestavy pocházejí z plánovací aplikace, proto je zde nelze změnit.',
  },
  gone: 'To, co se mělo změnit, už v projektu není',
  counting: 'Kontrola sestav…',
  counted: (sets, before, after) => `Zkontrolováno: ${sets}, ${before}, po změně ${after}`,
  changedSince: {
    title: 'Projekt se mezitím změnil, proto jsme změny neprovedli.',
    again: 'Projekt se mezitím změnil.',
    rows: (count) =>
      plural(count, [
        'Výsledek byl znovu zkontrolován a je stejný.',
        'Výsledek byl znovu zkontrolován: 1 sestava teď vypadá jinak a je označena.',
        `Výsledek byl znovu zkontrolován: ${formatCount(count)} sestavy teď vypadají jinak a jsou označeny.`,
        `Výsledek byl znovu zkontrolován: ${formatCount(count)} sestav teď vypadá jinak a je označeno.`,
      ]),
    mark: 'jinak než předtím',
  },
  verdicts: { kept: 'Beze ztrát', changed: 'S rozdíly', incomplete: 'Neúplná', impossible: 'Nelze' },
  same: 'Už tak vypadá',
  filter: 'Zobrazit sestavy',
  allVerdicts: 'Všechny',
  withCount: (words, count) => `${words}: ${formatCount(count)}`,
  noneOfVerdict: 'Žádné takové sestavy tu nejsou',
  apply: (name) => `Změnit sestavu „${name}“`,
  applyShort: 'Změnit',
  before: 'Před',
  after: 'Po',
  staysSo: 'Zůstává beze změny',
  pieces: (count) => `${formatCount(count)} ks`,
  inRooms: (rooms) => `V místnostech: ${rooms}`,
  roomQuantity: (room, count) => `${room} ×${formatCount(count)}`,
  noRoom: 'Mimo místnosti',
  sharedAbove: (sets) => `Stejné sestavy jako výše: ${sets}`,
  price: (before, after) => `Cena bez DPH před změnou ${before}, po změně ${after}`,
  copy: (count, name) =>
    plural(count, [
      `Tato místnost dostane kopii „${name}“.`,
      `Sestava je i v 1 další místnosti, proto tato místnost dostane kopii „${name}“.`,
      `Sestava je i ${czechIn(count)} dalších místnostech, proto tato místnost dostane kopii „${name}“.`,
      `Sestava je i ${czechIn(count)} dalších místnostech, proto tato místnost dostane kopii „${name}“.`,
    ]),
  changes: {
    function: (slot, to, from) => `pozice ${slot}: ${to} (bylo: ${from})`,
    loses: (lost) => `bez: ${lost}`,
    emptied: (slot, from) => `pozice ${slot} zůstane prázdná (bylo: ${from})`,
    emptiedUnknown: (slot) => `pozice ${slot} zůstane prázdná: produkt už v katalogu není`,
    colour: (slot, to, wanted) => `pozice ${slot}: barva ${to} (vybraná: ${wanted})`,
    option: (slot, group, to, from) => `pozice ${slot}, ${group}: ${to} (bylo: ${from})`,
    optionLost: (slot, group, from) => `pozice ${slot}, ${group} – bez: ${from}`,
    finish: (to, from) => `rámeček: ${to} (bylo: ${from})`,
    unnamedFinish: 'jiné provedení',
    sealLacking: 'bez těsnění IP44: k tomuto rámečku není',
    sealRuledOut: (slot) =>
      slot === undefined
        ? 'bez těsnění IP44: vylučuje je produkt v rámečku'
        : `bez těsnění IP44: vylučuje je produkt na pozici ${slot}`,
    corner: 'rohová krabice',
    surface: 'krabice na omítku',
    box: (box, to, from) => `${box}: barva ${to} (bylo: ${from})`,
    boxOf: (box, to) => `${box}: barva ${to}`,
    boxGone: (box) => `${box}: k tomuto rámečku není`,
  },
  standIn: (slot) => `Co na pozici ${slot}`,
  leaveEmpty: 'nechat prázdnou',
  withLoss: (name, lost) => `${name} (bez: ${lost})`,
  finishUpTo: (finish, slots) =>
    `Provedení „${finish}“ mají jen rámečky do ${slots} ${slots === 1 ? 'pozice' : 'pozic'}.`,
  divide: (first, second) => `Rozdělit na ${first} + ${second}`,
  takeFinish: (finish) => `Použít: ${finish}`,
  keepUnchanged: 'Ponechat beze změny',
  otherLines: (sets, lines) => `V jiných řadách: ${sets} (${lines})`,
  allIntoLine: (line) => `Všechny do řady ${line}`,
  reasons: {
    'unknown-frame': 'Tento rámeček už v katalogu není',
    'unknown-line': 'Tato řada rámečků v katalogu není',
    'no-frame-of-size': 'V této řadě nejsou rámečky s tímto počtem pozic',
    'no-frame-of-finish': 'Takový rámeček v tomto provedení není',
    'no-panel': 'Panel s tímto uspořádáním neexistuje',
    'external-set': 'Tuto sestavu lze změnit jen v plánovací aplikaci',
  },
  foot: {
    label: 'Provedení změn',
    changes: (count) =>
      plural(count, [
        'Nic se nezmění',
        'Změní se 1 sestava',
        `Změní se ${formatCount(count)} sestavy`,
        `Změní se ${formatCount(count)} sestav`,
      ]),
    copies: (count) => plural(count, ['', '1 kopie', `${formatCount(count)} kopie`, `${formatCount(count)} kopií`]),
    left: (count) =>
      plural(count, [
        '',
        '1 sestava zůstává beze změny',
        `${formatCount(count)} sestavy zůstávají beze změny`,
        `${formatCount(count)} sestav zůstává beze změny`,
      ]),
    total: 'Cena projektu bez DPH',
    apply: 'Použít',
    nothing: 'Nic by se nezměnilo',
    counting: 'Sestavy se kontrolují',
  },
  applied: (count) =>
    plural(count, [
      'Nic se nezměnilo',
      'Změněna 1 sestava',
      `Změněny ${formatCount(count)} sestavy`,
      `Změněno ${formatCount(count)} sestav`,
    ]),
  notApplied: 'Změny se nepodařilo provést. Váš výběr zůstal na obrazovce.',
};

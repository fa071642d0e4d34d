import { formatCount } from '@ramka/domain/text';
import { polishPlural } from '../plural.ts';

/** The bulk change of series, finishes and colours: preview and execution. */
export const restyle = {
  title: 'Zmiana serii i kolorów',
  openRoom: (room: string): string => `Zmień serię i kolory: ${room}`,
  back: 'Wróć',
  scopes: {
    project: 'Cała inwestycja',
    room: (name: string): string => `Pomieszczenie „${name}”`,
    sets: 'Wybrane zestawy',
    set: (name: string): string => `Zestaw „${name}”`,
  },
  sets: (count: number): string =>
    polishPlural(count, [
      'brak zestawów',
      '1 zestaw',
      `${formatCount(count)} zestawy`,
      `${formatCount(count)} zestawów`,
    ]),
  choice: {
    title: 'Na co zmienić',
    line: 'Seria ramek',
    finish: 'Wykończenie ramek',
    material: 'Inne materiały',
    colour: 'Kolor produktów w ramkach',
    asIs: 'Bez zmian',
    asFrame: 'Jak ramka',
    ofLine: (finish: string, line: string): string => `${finish}, ${line}`,
    linesOnly: 'Ten katalog nie podaje wykończeń ramek, dlatego można zmienić tylko serię ramek.',
    show: 'Zmień wybór',
    hide: 'Zwiń wybór',
  },
  invitation: {
    title: 'Wybierz serię ramek, wykończenie albo kolor',
    text: 'Zanim cokolwiek się zmieni, zobaczysz tu każdy zestaw przed zmianą i po niej, z ceną i z tym, czego zabraknie.',
  },
  empty: {
    title: 'Nie ma tu zestawów do zmiany',
    text: 'Utwórz zestaw albo dodaj go do pomieszczenia, a potem wróć tutaj.',
  },
  external: {
    title: 'Te zestawy można zmienić tylko w aplikacji do planowania',
    text: 'Wszystkie zestawy pochodzą z aplikacji do planowania, dlatego nie można ich tutaj zmienić.',
  },
  gone: 'Tego, co miało się zmienić, nie ma już w inwestycji',
  counting: 'Sprawdzanie zestawów…',
  counted: (sets: string, before: string, after: string): string =>
    `Sprawdzono ${sets}: ${before}, po zmianie ${after}`,
  changedSince: {
    title: 'Inwestycja zmieniła się w tym czasie, dlatego nic nie zostało zmienione.',
    again: 'Inwestycja zmieniła się w tym czasie.',
    rows: (count: number): string =>
      polishPlural(count, [
        'Wynik sprawdzono ponownie i jest taki sam.',
        'Wynik sprawdzono ponownie: 1 zestaw wygląda teraz inaczej i jest oznaczony.',
        `Wynik sprawdzono ponownie: ${formatCount(count)} zestawy wyglądają teraz inaczej i są oznaczone.`,
        `Wynik sprawdzono ponownie: ${formatCount(count)} zestawów wygląda teraz inaczej i jest oznaczonych.`,
      ]),
    mark: 'inaczej niż przedtem',
  },
  verdicts: { kept: 'Bez strat', changed: 'Z różnicami', incomplete: 'Niepełny', impossible: 'Nie da się' },
  same: 'Już tak wygląda',
  filter: 'Pokaż zestawy',
  allVerdicts: 'Wszystkie',
  withCount: (words: string, count: number): string => `${words}: ${formatCount(count)}`,
  noneOfVerdict: 'Nie ma takich zestawów',
  apply: (name: string): string => `Zmień zestaw „${name}”`,
  applyShort: 'Zmień',
  before: 'Przed',
  after: 'Po',
  staysSo: 'Zostaje bez zmian',
  pieces: (count: number): string => `${formatCount(count)} szt.`,
  inRooms: (rooms: string): string => `W pomieszczeniach: ${rooms}`,
  roomQuantity: (room: string, count: number): string => `${room} ×${formatCount(count)}`,
  noRoom: 'Poza pomieszczeniami',
  sharedAbove: (sets: string): string => `Te same zestawy co wyżej: ${sets}`,
  price: (before: string, after: string): string => `Cena netto przed zmianą ${before}, po zmianie ${after}`,
  copy: (count: number, name: string): string =>
    polishPlural(count, [
      `To pomieszczenie dostanie kopię „${name}”.`,
      `Zestaw jest też w 1 innym pomieszczeniu, dlatego to pomieszczenie dostanie kopię „${name}”.`,
      `Zestaw jest też w ${formatCount(count)} innych pomieszczeniach, dlatego to pomieszczenie dostanie kopię „${name}”.`,
      `Zestaw jest też w ${formatCount(count)} innych pomieszczeniach, dlatego to pomieszczenie dostanie kopię „${name}”.`,
    ]),
  changes: {
    function: (slot: number, to: string, from: string): string => `miejsce ${slot}: ${to} (było: ${from})`,
    loses: (lost: string): string => `bez: ${lost}`,
    emptied: (slot: number, from: string): string => `miejsce ${slot} zostanie puste (było: ${from})`,
    emptiedUnknown: (slot: number): string => `miejsce ${slot} zostanie puste: produktu nie ma już w katalogu`,
    colour: (slot: number, to: string, wanted: string): string => `miejsce ${slot}: kolor ${to} (wybrany: ${wanted})`,
    option: (slot: number, group: string, to: string, from: string): string =>
      `miejsce ${slot}, ${group}: ${to} (było: ${from})`,
    optionLost: (slot: number, group: string, from: string): string => `miejsce ${slot}, ${group} – bez: ${from}`,
    finish: (to: string, from: string): string => `ramka: ${to} (było: ${from})`,
    unnamedFinish: 'inne wykończenie',
    sealLacking: 'bez uszczelki IP44: nie ma jej do tej ramki',
    sealRuledOut: (slot: number | undefined): string =>
      slot === undefined
        ? 'bez uszczelki IP44: wyklucza ją produkt w ramce'
        : `bez uszczelki IP44: wyklucza ją produkt w miejscu ${slot}`,
    corner: 'puszka narożna',
    surface: 'puszka natynkowa',
    box: (box: string, to: string, from: string): string => `${box}: kolor ${to} (było: ${from})`,
    boxOf: (box: string, to: string): string => `${box}: kolor ${to}`,
    boxGone: (box: string): string => `${box}: nie ma jej do tej ramki`,
  },
  standIn: (slot: number): string => `Co w miejscu ${slot}`,
  leaveEmpty: 'zostaw puste',
  withLoss: (name: string, lost: string): string => `${name} (bez: ${lost})`,
  finishUpTo: (finish: string, slots: number): string =>
    `Wykończenie „${finish}” mają tylko ramki do ${slots} ${slots === 1 ? 'miejsca' : 'miejsc'}.`,
  divide: (first: number, second: number): string => `Podziel na ${first} + ${second}`,
  takeFinish: (finish: string): string => `Weź: ${finish}`,
  keepUnchanged: 'Zostaw bez zmian',
  otherLines: (sets: string, lines: string): string => `W innych seriach: ${sets} (${lines})`,
  allIntoLine: (line: string): string => `Wszystkie do serii ${line}`,
  reasons: {
    'unknown-frame': 'Tej ramki nie ma już w katalogu',
    'unknown-line': 'Tej serii ramek nie ma w katalogu',
    'no-frame-of-size': 'W tej serii nie ma ramek z taką liczbą miejsc',
    'no-frame-of-finish': 'Nie ma takiej ramki w tym wykończeniu',
    'no-panel': 'Nie ma panelu z takim układem',
    'external-set': 'Ten zestaw można zmienić tylko w aplikacji do planowania',
  },
  foot: {
    label: 'Zastosowanie zmian',
    changes: (count: number): string =>
      polishPlural(count, [
        'Nic się nie zmieni',
        'Zmieni się 1 zestaw',
        `Zmienią się ${formatCount(count)} zestawy`,
        `Zmieni się ${formatCount(count)} zestawów`,
      ]),
    copies: (count: number): string =>
      polishPlural(count, ['', '1 kopia', `${formatCount(count)} kopie`, `${formatCount(count)} kopii`]),
    left: (count: number): string =>
      polishPlural(count, [
        '',
        '1 zestaw pozostaje bez zmian',
        `${formatCount(count)} zestawy pozostają bez zmian`,
        `${formatCount(count)} zestawów pozostaje bez zmian`,
      ]),
    total: 'Koszt netto inwestycji',
    apply: 'Zastosuj',
    nothing: 'Nic by się nie zmieniło',
    counting: 'Trwa sprawdzanie zestawów',
  },
  applied: (count: number): string =>
    polishPlural(count, [
      'Nic się nie zmieniło',
      'Zmieniono 1 zestaw',
      `Zmieniono ${formatCount(count)} zestawy`,
      `Zmieniono ${formatCount(count)} zestawów`,
    ]),
  notApplied: 'Nie udało się zastosować zmian. Twój wybór został na ekranie.',
};

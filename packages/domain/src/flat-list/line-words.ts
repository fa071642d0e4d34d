import { and, clean, exactly, flat, letters, phrases, remembering, startingWith, wordPattern } from './words.ts';

/** Greetings and sentences of messages. */
const greeting =
  startingWith(`czesc, hej, hejka, witam, witaj, dzien dobry, dobry wieczor, pozdrawiam, pozdrowienia, dzieki, dziekuje, prosze o *, z gory *, pozdro, to (?:chyba )?(?:juz )?wszystko, to by bylo na tyle, daj(?:cie)? znac,
  ahoj, dobry den, dobre rano, dobre odpoledne, zdravim, s pozdravem, dekuji, diky, predem *, cau, to je (?:asi )?(?:vse|vsechno), dej(?:te)? vedet,
  dobry vecer, s pozdravom, dakujem, vdaka, vopred *, to je (?:asi )?vsetko, daj(?:te)? vediet,
  привіт, добрий день, доброго дня, добрий вечір, дякую, з повагою, вітаю, (?:це|ніби|наче) (?:ніби |наче )?все, дай(?:те)? знати,
  hi, hello, many thanks, as discussed, dear *, good morning, good afternoon, thanks, thank you, regards, best regards, kind regards, cheers, hey, that's (?:all|everything|it), that should be (?:all|everything|it), i think that's (?:all|it), let me know`);

/** Words at the end of messages, after which a name may follow. */
const closing =
  startingWith(`pozdrawiam, pozdrowienia, z powazaniem, dzieki, dziekuje, s pozdravem, dekuji, diky, s pozdravom, dakujem, vdaka,
  дякую, з повагою, thanks, many thanks, thank you, regards, best regards, kind regards, cheers`);

/** Words of titles above lists. */
const titles =
  phrases(`lista, zestawienie, spis, oferta, kosztorys, wykaz, zamowienie, osprzet*, potrzebuje, potrzebujemy, oto, potrzebne, poniżej, następujące, rozmieszczenie, specyfikacja, wycen*, do zamówienia,
  seznam, rozpis, nabídka, nabídku, vypis, soupis, objednavka, specifikace, potrebuji, potrebujeme, potřebné, následující,
  zoznam, supis, ponuka, ponuku, specifikacia, potrebujem, nasledujúce, prehlad,
  список, перелік, замовлення, специфікація, потрібно, треба, потребую, потрібні, наступне, відомість,
  list, schedule, order, specification, need, needed, items, here is, here are, quote, price, following`);

const legend = startingWith(
  'legenda, skróty, oznaczenia, objaśnienia, symbole, zkratky, značky, vysvětlivky, symboly, skratky, vysvetlivky, легенда, скорочення, позначення, умовні позначення, legend, key, symbols, abbreviations',
);

/** Whether a line explains the abbreviations of the list: "Legenda: GW - gniazdo". */
export const isLegend = (text: string): boolean => legend.test(clean(/^([^:]+):/u.exec(text)?.[1] ?? ''));

const total =
  startingWith(`razem, suma, lacznie, ogolem, w sumie, podsumowanie, rekapitulace, rekapitulacia, souhrn, suhrn, wartosc, do zaplaty, netto, brutto, vat,
  celkem, celkom, soucet, sucet, spolu, mezisoucet, medzisucet, dph, bez dph, s dph, k uhrade, zaklad dane,
  разом, всього, усього, підсумок, сума, пдв, у т ч, до сплати,
  total, totals, summary, subtotal, sub-total, sum, grand total, net total, tax, in total, altogether`);

/** Labels of a look for the following rows: "ramki: Simon 54 Premium". */
const lookLabel =
  startingWith(`ramki, ramka, ramek, seria, serie, linia, kolor, kolory, wykonczenie, wszystko, wszystkie, wszedzie, cala reszta, caly dom, cale mieszkanie, osprzet,
  ramecky, ramecek, rada, rady, barva, barvy, vse, vsechno, vsude, provedeni, design,
  ramiky, ramik, ramceky, rad, farba, farby, vsetko, vsade, prevedenie, dizajn,
  рамки, рамка, серія, лінія, колір, кольори, усе, все, всюди, скрізь,
  frames, frame, range, series, line, colour, color, finish, everything, all, everywhere`);

/** Labels of the colour of all sets in a line that says something else: "RAMKI I ZAWARTOŚĆ, kolor antracyt". */
const colourLabel = new RegExp(
  String.raw`^(?:${wordPattern('w kolorze, kolor, kol, wykończenie, wszystko, wszystkie, v barvě, barva, vše, všechno, vo farbe, farba, všetko, колір, у кольорі, в кольорі, усе, все, in, colour, color, finish, all, everything')})(?![${letters}\d])[.:\s]*`,
  'u',
);

const colourNoun = phrases(
  'kolor, kolory, kolorze, kolorów, barva, barvy, barvě, barev, farba, farby, farbe, farieb, колір, кольори, кольорі, кольорів, colour, colours, color, colors, finish, finishes',
);

/** Where a text has a noun for the colours of all: at 0 in "кольори ті самі що розетки". */
export const colourNounAt = (text: string): number | undefined => colourNoun.exec(flat(text))?.index;

const exception = phrases(
  'oprócz, poza, prócz, bez, nie, tylko, kromě, mimo, krom, ne, jen, pouze, okrem, len, iba, крім, окрім, не, тільки, ale, lecz, však, але, лише, except, but, not, no, only, apart from',
);

export const namesException = (text: string): boolean => exception.test(flat(text));

const sockets = wordPattern('gniazda, gniazdka, zásuvky, розетки, sockets');
const switches = wordPattern('łączniki, włączniki, wyłączniki, vypínače, spínače, вимикачі, switches');

const fittings = new RegExp(
  String.raw`^(?:(?:${wordPattern('wszystkie, všechny, všetky, усі, всі, all')})\s+)?(?:(?:${sockets})\s+(?:${and})\s+(?:${switches})|(?:${switches})\s+(?:${and})\s+(?:${sockets}))\s+`,
  'u',
);

/** The length of words for all sockets and switches at the beginning of a text; 0 for none. */
export const fittingsLength = (text: string): number => fittings.exec(flat(text))?.[0].length ?? 0;

/** Words for the colour of all sets, in a line with other words but without exceptions. */
export const colourOfAll = (text: string): string | undefined => {
  if (namesException(text)) return undefined;
  const pieces = text.split(/[,;.()]|\s[–—-]\s/u).map((piece) => piece.trim());
  return pieces.flatMap((piece) => {
    const label = colourLabel.exec(flat(piece));
    return label ? withoutFillers(piece.slice(label[0].length)) : [];
  })[0];
};

const equipment =
  exactly(`wyposażenie, wyposażenie elektr*, instalacja elektr*, instalacje elektr*, elektryka, osprzęt elektr*, punkty elektr*, urządzenia, mechanizmy, aparaty,
  přístroje, vybavení, elektroinstalace, elektro, zařízení, mechanismy, vybavenie, elektroinštalácia, zariadenia,
  обладнання, електрика, електрообладнання, електроточки, прилади, механізми, equipment, electrical, electrics, electrical points, devices, mechanisms, modules`);

/** Whether a label names no room, but the kind of what follows: "wyposażenie elektr.: gniazdo". */
export const isEquipment = (text: string): boolean => equipment.test(clean(text).replace(/[\s.:]+$/u, ''));

/** Words around the look of a list, without a meaning of their own. */
const fillers = new RegExp(
  String.raw`(?<![${letters}])(?:${wordPattern('prosze, poprosze, please, prosim, будь ласка, wszystko, wszystkie, całość, vse, vsechno, vsetko, все, усе, all, everything, w, v, ve, in, в, у, ma byc, mają być, bude, budou, budu, to be, tu, tutaj, chcemy, chcę, też, także, tylko, wszędzie, chceme, také, taky, tiež, jen, len, všude, všade, тут, скрізь, усюди, всюди, хочемо, також, теж, also, too, here, we want, throughout, everywhere')})(?![${letters}])`,
  'gu',
);

/** The words of a look without politeness. */
export const withoutFillers = (text: string): string => {
  const found = Array.from(flat(text).matchAll(fillers), ({ index, 0: words }) => ({
    index,
    end: index + words.length,
  }));
  return found.reduceRight((rest, { index, end }) => `${rest.slice(0, index)} ${rest.slice(end)}`, text);
};

const noteLabels = `uwaga, uwagi, notatka, poznamka, poznamky, примітка, примітки, увага, note, notes, nb, remark, remarks, ps, p s`;

const noteLabel = new RegExp(String.raw`^(?:${wordPattern(noteLabels)})\s*[:–—-]`, 'u');

/** Addresses and telephone numbers. */
const contact = /^(?:tel|telefon|kom|e-?mail|mob|mobil|phone|тел)\b|@\p{L}|(?:https?:\/\/|www\.)|^\+?\d[\d\s-]{7,}$/u;

/** Cables and other material, which is no fitting: "UTP kat. 6 - 100 m". */
const material = new RegExp(
  String.raw`^(?:${wordPattern(`ydy*, utp, ftp, cyky*, cysy*, nym*, peszel*, rura, rurka, rurki, przewód, przewody, kabel, kable, kabely, korytko, listwa montażowa, wago*, różnicówka, rozdzielnica, rozdzielnia, wyłącznik nadprądowy,
    chránič, jistič, istič, rozvaděč, rozvádzač, trubka, husí krk, кабель, провід, гофра, автомат, щиток, пзв, conduit, trunking, cable, wire, mcb, rcd, consumer unit`)})(?![${letters}])|\s\d+(?:[.,]\d+)?\s?(?:m|mb|bm|м)\.?$`,
  'u',
);

export const isMaterial = (text: string): boolean => material.test(clean(text));

/** Heads of forwarded mails: "Data: 25 listopada 2026 18:22". */
const mailHead = new RegExp(
  String.raw`^(?:(?:${wordPattern('temat, subject, předmět, тема')})\s*:|(?:${wordPattern('od, do, data, dw, wysłano, from, to, cc, sent, date, komu, datum, odesláno, odoslané, від, кому, дата')})\s*:.*(?:@|\d{1,2}:\d{2}|(?:19|20)\d{2}))`,
  'u',
);

export const isMailHead = (text: string): boolean => mailHead.test(clean(text));

/** Answers that name nothing. */
const answer = exactly(
  'tak, nie, ok, okay, dobrze, zgoda, super, jasne, ano, ne, dobře, jo, hej, так, ні, добре, гаразд, yes, no, yep, sure, fine, great, perfect',
);

/** Words before an older mail: "W dniu 4.11.2025 Jan pisze:", "-----Original Message-----". */
const olderMail = new RegExp(
  String.raw`\d.*(?<![${letters}])(?:${wordPattern('pisze, napisał, napisała, napsal, napsala, píše, пише, писав, писала, написав, написала, wrote')})(?![${letters}]).*:$|^[\s>-]*(?:${wordPattern('original message, forwarded message, oryginalna wiadomość, wiadomość oryginalna, wiadomość przekazana, původní zpráva, pôvodná správa, оригінальне повідомлення, переслане повідомлення')})`,
  'u',
);

export const isOlderMailBelow = (text: string): boolean => olderMail.test(clean(text)) || isMailHead(text);

export const isGreeting = (text: string): boolean =>
  greeting.test(clean(text)) || contact.test(clean(text)) || answer.test(clean(text).replace(/[\s.,!]+$/u, ''));

export const isClosing = (text: string): boolean => closing.test(clean(text));

export const isTitle = (text: string): boolean => titles.test(clean(text));

export const isTotal = (text: string): boolean => total.test(clean(text).replaceAll('.', ' ').trim());

const recapitulation = exactly(
  'podsumowanie, razem, rekapitulace, rekapitulácia, souhrn, súhrn, celkem, celkom, spolu, підсумок, разом, summary, totals',
);

/** Whether a text is only a heading above a count of what the list names: "Podsumowanie:". */
export const isRecapitulation = (text: string): boolean => recapitulation.test(clean(text).replace(/[\s.:]+$/u, ''));

export const isNoteLabel = (text: string): boolean => noteLabel.test(clean(text));

/** The words of a look label at the beginning of a text, with their length; 0 for none. */
export const lookLabelLength = (text: string): number => lookLabel.exec(flat(text))?.[0].length ?? 0;

/** Words that join an item to the one before it, or wish it: "i jeszcze", "k tomu", "poproszę". */
export const joining = new RegExp(
  String.raw`^(?:(?:${and}|${wordPattern(`plus, also, też, także, jeszcze, do tego, dalej, poproszę, proszę o, potrzebuję, potrzebujemy, chcę, chcemy, chciałbym, chciałabym,
  ještě, ešte, také, taky, tiež, k tomu, dále, ďalej, prosím, potřebuji, potřebujeme, potrebujem, potrebujeme, chci, chceme, chtěl bych, chtěla bych, chcem, chcel by som, chcela by som,
  ще, також, до того, прошу, потрібно, хочу, хочемо, we need, i need, we want, i want, we would like, i would like, we'd like, i'd like`)})\s+)+(?=\S)`,
  'u',
);

export const withoutJoining = remembering((text) => text.slice(joining.exec(flat(text))?.[0].length ?? 0));

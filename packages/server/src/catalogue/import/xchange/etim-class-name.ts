import type { ForeignText } from '../foreign-text.ts';

/** The classes of ETIM that switches and sockets are in (catalogue.md §3). The files name classes by code only. */
const classNames: Readonly<Record<string, ForeignText>> = {
  EC000125: {
    pl: 'Gniazda wtyczkowe',
    cs: 'Zásuvky',
    sk: 'Zásuvky',
    uk: 'Розетки',
    en: 'Socket outlets',
  },
  EC000007: {
    pl: 'Ramki',
    cs: 'Rámečky',
    sk: 'Rámiky',
    uk: 'Рамки',
    en: 'Cover frames',
  },
  EC001590: {
    pl: 'Łączniki',
    cs: 'Spínače',
    sk: 'Spínače',
    uk: 'Вимикачі',
    en: 'Installation switches',
  },
  EC000133: {
    pl: 'Czujniki ruchu',
    cs: 'Pohybová čidla',
    sk: 'Snímače pohybu',
    uk: 'Датчики руху',
    en: 'Movement sensors',
  },
};

/** What a class of ETIM is called; one that we do not know, by its code. */
export const etimClassName = (code: string): ForeignText => classNames[code] ?? { other: code };

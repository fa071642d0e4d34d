import type { DrawingSpec } from '@ramka/drawing/drawing-spec';
import { articleId, articlePicture, attributes, type SampleArticle } from '../article.ts';
import { priceByRule } from '../price-rule.ts';
import { number, readTable, text } from '@ramka/import/vocabulary/table';
import { translated } from '@ramka/import/vocabulary/words';

type PartSpec = Extract<DrawingSpec, { kind: 'part' }>;

/** Drawings of parts by symbol. */
const looks: Readonly<Record<string, PartSpec>> = {
  PAZ: { kind: 'part', part: 'claws' },
  SL3W: { kind: 'part', part: 'lamp', hexColor: '#F7F3E8' },
  SL3B: { kind: 'part', part: 'lamp', hexColor: '#3F7BE0' },
  SL3A: { kind: 'part', part: 'lamp', hexColor: '#F2A33A' },
  KRJ6: { kind: 'part', part: 'data-insert', hexColor: '#F4F4F0' },
  KRJ6E: { kind: 'part', part: 'data-insert', hexColor: '#C9CCCE' },
  KRJ6AE: { kind: 'part', part: 'data-insert', hexColor: '#8E9295' },
  KHDMI: { kind: 'part', part: 'keystone-insert' },
  KPS: { kind: 'part', part: 'blank-insert' },
  OPIS: { kind: 'part', part: 'label-field' },
  KHA: { kind: 'part', part: 'card' },
  KLD: { kind: 'part', part: 'key' },
  GL2W: { kind: 'part', part: 'loudspeaker', hexColor: '#F4F4F0' },
  GL5W: { kind: 'part', part: 'loudspeaker', hexColor: '#D9DADA' },
  MCR: { kind: 'part', part: 'mask' },
  SPOD: { kind: 'part', part: 'floor-probe' },
  ZAS14: { kind: 'part', part: 'power-supply' },
};

/** Small parts that several series share. */
export const looseParts: readonly SampleArticle[] = readTable(
  { symbol: text, attributes, zloty: number, name: translated },
  `
  PAZ    |                                         |   1.80 | Pazurki mocujące (komplet)                 | Upevňovací rozpěrky (sada)                | Upevňovacie rozpierky (súprava)             | Розпірні лапки (комплект)                   | Fixing claws (set)
  SL3W   | colour=white                            |  12.00 | Lampka LED do podświetlenia, biała         | LED podsvícení, bílé                      | LED podsvietenie, biele                     | LED-лампа підсвітки, біла                   | LED locator lamp, white
  SL3B   | colour=blue                             |  12.60 | Lampka LED do podświetlenia, niebieska     | LED podsvícení, modré                     | LED podsvietenie, modré                     | LED-лампа підсвітки, синя                   | LED locator lamp, blue
  SL3A   | colour=amber                            |  12.60 | Lampka LED do podświetlenia, bursztynowa   | LED podsvícení, jantarové                 | LED podsvietenie, jantárové                 | LED-лампа підсвітки, бурштинова             | LED locator lamp, amber
  KRJ6   | connector=rj45 category=6 shielding=no  |  22.90 | Moduł Keystone RJ45 kat. 6                 | Modul Keystone RJ45 kat. 6                | Modul Keystone RJ45 kat. 6                  | Модуль Keystone RJ45 кат. 6                 | Keystone module RJ45 cat. 6
  KRJ6E  | connector=rj45 category=6 shielding=yes |  29.90 | Moduł Keystone RJ45 kat. 6, ekranowany     | Modul Keystone RJ45 kat. 6, stíněný       | Modul Keystone RJ45 kat. 6, tienený         | Модуль Keystone RJ45 кат. 6, екранований    | Keystone module RJ45 cat. 6, shielded
  KRJ6AE | connector=rj45 category=6a shielding=yes |  44.90 | Moduł Keystone RJ45 kat. 6A, ekranowany    | Modul Keystone RJ45 kat. 6A, stíněný      | Modul Keystone RJ45 kat. 6A, tienený        | Модуль Keystone RJ45 кат. 6A, екранований   | Keystone module RJ45 cat. 6A, shielded
  KHDMI  | connector=hdmi                          |  68.00 | Moduł Keystone HDMI                        | Modul Keystone HDMI                       | Modul Keystone HDMI                         | Модуль Keystone HDMI                        | Keystone module HDMI
  KPS    | connector=blank                         |   2.40 | Zaślepka otworu Keystone                   | Záslepka otvoru Keystone                  | Záslepka otvoru Keystone                    | Заглушка отвору Keystone                    | Keystone blank
  OPIS   |                                         |   3.10 | Pole opisowe                               | Popisové pole                             | Popisné pole                                | Поле для напису                             | Label holder
  KHA    |                                         |   6.50 | Karta hotelowa                             | Hotelová karta                            | Hotelová karta                              | Готельна картка                             | Hotel key card
  KLD    |                                         |   9.80 | Kluczyk do gniazda DATA                    | Klíč k zásuvce DATA                       | Kľúč k zásuvke DATA                         | Ключ до розетки DATA                        | Key for DATA socket
  GL2W   | size=2-inch                             |  64.00 | Głośnik sufitowy 2″                        | Stropní reproduktor 2″                    | Stropný reproduktor 2″                      | Стельовий динамік 2″                        | Ceiling loudspeaker 2″
  GL5W   | size=5-inch                             | 118.00 | Głośnik sufitowy 5″                        | Stropní reproduktor 5″                    | Stropný reproduktor 5″                      | Стельовий динамік 5″                        | Ceiling loudspeaker 5″
  MCR    |                                         |   7.40 | Przesłony czujnika ruchu (komplet)         | Clony pohybového čidla (sada)             | Clony snímača pohybu (súprava)          | Шторки датчика руху (комплект)              | Motion sensor masks (set)
  SPOD   |                                         |  42.00 | Sonda podłogowa 3 m                        | Podlahové čidlo 3 m                       | Podlahový snímač 3 m                        | Датчик температури підлоги 3 м              | Floor sensor 3 m
  ZAS14  |                                         |  76.00 | Zasilacz 14 V do opraw LED                 | Napájecí zdroj 14 V pro LED svítidla      | Napájací zdroj 14 V pre LED svietidlá       | Блок живлення 14 В для LED-світильників     | Power supply 14 V for LED lights
`,
).map(({ symbol, attributes, zloty, name }, index) => ({
  id: articleId(symbol, 90_001 + index),
  symbol,
  name,
  attributes,
  picture: articlePicture(undefined, symbol),
  spec: looks[symbol] ?? { kind: 'part', part: 'blank-insert' },
  price: priceByRule({ symbol, zloty }),
}));

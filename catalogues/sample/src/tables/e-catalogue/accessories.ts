import type { DrawingSpec } from '@ramka/drawing/drawing-spec';
import { entriesOf, number, oneOf, readTable, text } from '@ramka/import/vocabulary/table';
import { translated } from '@ramka/import/vocabulary/words';
import { lookName } from './looks.ts';
import { ecatalogName, ecatalogPrice, type Products } from './product.ts';

const parts = ['insert-seal', 'lamp', 'claws', 'label-field', 'key'] as const;
const things = ['mounting', 'screw'] as const;

/** Accessories that most series have. Their symbols begin with the letter of the series. */
const allAccessories = readTable(
  { code: text, zloty: number, look: oneOf(...parts, ...things), name: translated },
  `
  U1W | 2.90 | insert-seal | Wkładka uszczelniająca IP44       | Těsnicí vložka IP44             | Tesniaca vložka IP44             | Ущільнювальна вставка IP44          | IP44 sealing insert
  U1G | 3.40 | insert-seal | Wkładka uszczelniająca IP44 do gniazd | Těsnicí vložka IP44 pro zásuvky | Tesniaca vložka IP44 pre zásuvky | Ущільнювальна вставка IP44 для розеток | IP44 sealing insert for sockets
  LW  | 9.80 | lamp        | Lampka LED biała                  | LED podsvícení bílé             | LED podsvietenie biele           | LED-лампа підсвітки біла            | LED locator lamp, white
  LB  | 9.80 | lamp        | Lampka LED niebieska              | LED podsvícení modré            | LED podsvietenie modré           | LED-лампа підсвітки синя            | LED locator lamp, blue
  LA  | 9.80 | lamp        | Lampka LED bursztynowa            | LED podsvícení jantarové          | LED podsvietenie jantárové        | LED-лампа підсвітки бурштинова     | LED locator lamp, amber
  PZ  | 1.60 | claws       | Pazurki mocujące                  | Upevňovací rozpěrky             | Upevňovacie rozpierky            | Розпірні лапки                      | Fixing claws
  OP  | 2.70 | label-field | Pole opisowe z folią              | Popisové pole s fólií           | Popisné pole s fóliou            | Поле для напису з плівкою           | Label holder with clear cover
  PO  | 1.20 | mounting    | Osłona malarska                   | Ochranný kryt pro malování      | Ochranný kryt pri maľovaní       | Захисна кришка для фарбування       | Paint guard
  KD  | 6.40 | key         | Klucz do demontażu klawiszy       | Klíč k demontáži krytů          | Kľúč na demontáž krytov          | Ключ для демонтажу клавіш           | Rocker removal key
  RM  | 5.20 | mounting    | Ramka montażowa                   | Montážní rámeček                | Montážny rámik                   | Монтажна рамка                      | Mounting frame
  SR  | 2.10 | screw       | Śruby do puszek (komplet)         | Šrouby do krabic (sada)         | Skrutky do krabíc (súprava)      | Гвинти для коробок (комплект)       | Box screws (set)
  DL  | 3.60 | mounting    | Dławnica kablowa                  | Kabelová průchodka              | Káblová priechodka               | Кабельний ввід                      | Cable gland
  UK  | 4.20 | mounting    | Uszczelka kołnierzowa             | Přírubové těsnění               | Prírubové tesnenie               | Фланцевий ущільнювач                | Flange seal
`,
);

/** Accessories of a series, by their codes in the table. */
export const accessories =
  (codes: string): Products =>
  (series) =>
    entriesOf(codes).map((code) => {
      const accessory = allAccessories.find((known) => known.code === code);
      if (accessory === undefined) throw new Error(`No accessory ${code}`);
      const { zloty, look, name } = accessory;
      const symbol = `${series.letter}${code}`;
      return {
        symbol,
        name: ecatalogName(series, name),
        price: ecatalogPrice({ symbol, zloty }),
        image: lookName('accessory', look),
        spec: accessorySpec(look),
      };
    });

function accessorySpec(look: (typeof parts | typeof things)[number]): DrawingSpec {
  return look === 'screw' || look === 'mounting'
    ? { kind: 'thing', thing: look, hexColor: '#8E9295' }
    : { kind: 'part', part: look };
}

import { colourFactor } from '../colours.ts';
import { entriesOf, list, number, readTable, text } from '@ramka/import/trade/table';
import { inColour, translated } from '@ramka/import/trade/words';
import { lookName } from './looks.ts';
import { palette } from './palettes.ts';
import { ecatalogName, ecatalogPrice, type Products } from './product.ts';

/** Aquarius in every colour, by the keys of its kinds. */
export const surfaceProducts =
  (codes: string): Products =>
  (series) =>
    entriesOf(codes).flatMap((code) => {
      const kind = surfaceKinds.find(({ key }) => key === code);
      if (kind === undefined) throw new Error(`No surface kind ${code}`);
      const { key, functionId, zloty, primitives } = kind;
      return palette(series.tag).map(({ code: colour, hexColor, tone, name }) => {
        const symbol = `${kind.symbol.replace('#', series.letter)}/${colour}`;
        return {
          symbol,
          functionId,
          name: ecatalogName(series, kind.name, inColour(name)),
          price: ecatalogPrice({ symbol, zloty, factor: colourFactor[tone] }),
          image: lookName('aquarius', key.replace('/', ''), hexColor),
          order: { kind: 'surface-product', primitives, hexColor },
        };
      });
    });

/** Aquarius: surface-mounted IP54 products, each a body with one or two parts. */
const surfaceKinds = readTable(
  { key: text, functionId: text, symbol: text, zloty: number, primitives: list, name: translated },
  `
  AW1   | switch-one-way              | #W1.00   | 28 | rocker1         | Łącznik jednobiegunowy natynkowy IP54 | Spínač jednopólový (řazení 1) nástěnný IP54 | Spínač jednopólový (radenie 1) nástenný IP54 | Вимикач одноклавішний накладний IP54 | One-way switch, surface-mounted, IP54
  AW1L  | switch-one-way-illuminated  | #W1L.00  | 41 | rocker1+eye     | Łącznik jednobiegunowy natynkowy IP54 z podświetleniem | Spínač jednopólový (řazení 1So) nástěnný IP54 s podsvícením | Spínač jednopólový (radenie 1So) nástenný IP54 s podsvietením | Вимикач одноклавішний накладний IP54 з підсвіткою | One-way switch, illuminated, surface-mounted, IP54
  AW5   | switch-two-circuit          | #W5.00   | 33 | rocker2         | Łącznik świecznikowy natynkowy IP54   | Přepínač sériový (řazení 5) nástěnný IP54   | Prepínač sériový (radenie 5) nástenný IP54   | Вимикач двоклавішний накладний IP54  | Two-circuit switch, surface-mounted, IP54
  AW6   | switch-two-way              | #W6.00   | 30 | rocker1+stairs  | Łącznik schodowy natynkowy IP54       | Přepínač střídavý (řazení 6) nástěnný IP54  | Prepínač striedavý (radenie 6) nástenný IP54 | Вимикач прохідний накладний IP54     | Two-way switch, surface-mounted, IP54
  AW6/2 | switch-two-way-double       | #W6/2.00 | 38 | rocker2+stairs  | Łącznik schodowy podwójny natynkowy IP54 | Přepínač střídavý dvojitý (řazení 6+6) nástěnný IP54 | Prepínač striedavý dvojitý (radenie 6+6) nástenný IP54 | Вимикач прохідний двоклавішний накладний IP54 | Double two-way switch, surface-mounted, IP54
  AW7   | switch-intermediate         | #W7.00   | 35 | rocker1+cross   | Łącznik krzyżowy natynkowy IP54       | Přepínač křížový (řazení 7) nástěnný IP54   | Prepínač krížový (radenie 7) nástenný IP54   | Вимикач перехресний накладний IP54   | Intermediate switch, surface-mounted, IP54
  AP1   | push-button                 | #P1.00   | 29 | rocker1         | Przycisk zwierny natynkowy IP54       | Tlačítko zapínací nástěnné IP54             | Tlačidlo zapínacie nástenné IP54             | Кнопка одноклавішна накладна IP54    | Push-button, surface-mounted, IP54
  AD1   | push-button-bell            | #D1.00   | 29 | rocker1+bell    | Przycisk „dzwonek” natynkowy IP54     | Tlačítko „zvonek“ nástěnné IP54             | Tlačidlo „zvonček“ nástenné IP54             | Кнопка «дзвінок» накладна IP54       | Bell push, surface-mounted, IP54
  AS1   | push-button-light           | #S1.00   | 29 | rocker1+bulb    | Przycisk „światło” natynkowy IP54     | Tlačítko „světlo“ nástěnné IP54             | Tlačidlo „svetlo“ nástenné IP54              | Кнопка «світло» накладна IP54        | Light push, surface-mounted, IP54
  AGZ1  | socket-earthed-e            | #GZ1.00  | 32 | socketE+lid     | Gniazdo z uziemieniem natynkowe IP54  | Zásuvka s ochranným kolíkem nástěnná IP54   | Zásuvka s ochranným kolíkom nástenná IP54    | Розетка із заземленням накладна IP54 | Earthed socket, surface-mounted, IP54
  AGZ1C | socket-earthed-e            | #GZ1C.00 | 34 | socketE+lid     | Gniazdo z uziemieniem i przesłonami natynkowe IP54 | Zásuvka s ochranným kolíkem a clonkami nástěnná IP54 | Zásuvka s ochranným kolíkom a clonkami nástenná IP54 | Розетка із заземленням і шторками накладна IP54 | Earthed socket with shutters, surface-mounted, IP54
  AGSZ1 | socket-schuko               | #GSZ1.00 | 33 | socketF+lid     | Gniazdo Schuko natynkowe IP54         | Zásuvka Schuko nástěnná IP54                | Zásuvka Schuko nástenná IP54                 | Розетка Schuko накладна IP54         | Schuko socket, surface-mounted, IP54
  AGSZ1C | socket-schuko               | #GSZ1C.00 | 35 | socketF+lid   | Gniazdo Schuko z przesłonami natynkowe IP54 | Zásuvka Schuko s clonkami nástěnná IP54 | Zásuvka Schuko s clonkami nástenná IP54    | Розетка Schuko зі шторками накладна IP54 | Schuko socket with shutters, surface-mounted, IP54
  AGZ2  | socket-double-earthed       | #GZ2.00  | 45 | socketE+lid socketE+lid | Gniazdo podwójne natynkowe IP54 | Zásuvka dvojnásobná nástěnná IP54         | Zásuvka dvojnásobná nástenná IP54            | Розетка подвійна накладна IP54       | Double socket, surface-mounted, IP54
  AGZ2V | socket-double-earthed       | #GZ2V.00 | 47 | socketE+lid socketE+lid | Gniazdo podwójne pionowe natynkowe IP54 | Zásuvka dvojnásobná svislá nástěnná IP54 | Zásuvka dvojnásobná zvislá nástenná IP54 | Розетка подвійна вертикальна накладна IP54 | Double socket, vertical, surface-mounted, IP54
  AGSZ2 | socket-double-schuko        | #GSZ2.00 | 48 | socketF+lid socketF+lid | Gniazdo Schuko podwójne natynkowe IP54 | Zásuvka Schuko dvojnásobná nástěnná IP54 | Zásuvka Schuko dvojnásobná nástenná IP54 | Розетка Schuko подвійна накладна IP54 | Double Schuko socket, surface-mounted, IP54
  AWG1  | switch-socket-combination   | #WG1.00  | 49 | rocker1 socketE+lid | Zestaw natynkowy IP54: łącznik i gniazdo | Nástěnná kombinace spínače a zásuvky IP54 | Nástenná kombinácia spínača a zásuvky IP54 | Накладна комбінація вимикача й розетки IP54 | Surface-mounted switch and socket combination, IP54
`,
);

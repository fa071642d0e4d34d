import { expect, test } from 'vitest';
import { allArticles } from './all-articles.ts';
import { ecatalogProducts } from './e-catalogue/ecatalog-products.ts';
import { readTable, text } from '@ramka/import/vocabulary/table';
import { translated, type Words } from '@ramka/import/vocabulary/words';

const names = new Map<string, Words>([
  ...ecatalogProducts.map(({ article: { symbol, name } }) => [symbol, name] as const),
  ...allArticles.map(({ symbol, name }) => [symbol, name] as const),
]);

/** One example for every way of composing a name, as an expert would write it in each language. */
const goodNames = readTable(
  { symbol: text, name: translated },
  `
  DR2/49 | Ramka 2-krotna, czarny mat | Rámeček dvojnásobný, černá mat | Rámik dvojnásobný, čierna mat | Рамка двомісна, колір чорний матовий | 2-gang frame, matt black
  BR1/11 | Ramka 1-krotna IP44, biały | Rámeček jednonásobný IP44, bílá | Rámik jednonásobný IP44, biela | Рамка одномісна IP44, колір білий | IP44 1-gang frame, white
  DRK1/11 | Ramka 1-krotna do puszek GK, biały | Rámeček jednonásobný pro krabice do sádrokartonu, bílá | Rámik jednonásobný pre krabice do sadrokartónu, biela | Рамка одномісна для коробок у гіпсокартон, колір білий | 1-gang frame for dry-lining boxes, white
  DRN1/65 | Ramka 1-krotna Nature, dąb | Rámeček jednonásobný Nature, dub | Rámik jednonásobný Nature, dub | Рамка одномісна Nature, дуб | Nature 1-gang frame, oak
  TRD1.149/111 | Ramka 1-krotna Duo, biały mat, podstawa czarna | Rámeček jednonásobný Duo, bílá mat, černý podklad | Rámik jednonásobný Duo, biela mat, čierny podklad | Рамка одномісна Duo, колір білий матовий, чорна основа | Duo 1-gang frame, matt white, black base
  DTP1-1/70 | Panel dotykowy 1-krotny, pola dotykowe: 1, biała perła | Dotykový panel jednonásobný, dotykové body: 1, bílá perla | Dotykový panel jednonásobný, dotykové body: 1, biela perla | Сенсорна панель одномісна, сенсорні зони: 1, біла перлина | 1-gang touch panel, touch points: 1, white pearl
  DTP3-1M2/70 | Panel dotykowy 3-krotny, układ 1/M/2, biała perła | Dotykový panel trojnásobný, uspořádání 1/M/2, bílá perla | Dotykový panel trojnásobný, usporiadanie 1/M/2, biela perla | Сенсорна панель тримісна, схема 1/M/2, біла перлина | 3-gang touch panel, layout 1/M/2, white pearl
  DTZ2 | Sterownik dotykowy żaluzji, 2 pola dotykowe | Dotykový ovladač žaluzií, 2 dotykové body | Dotykový ovládač žalúzií, 2 dotykové body | Сенсорний контролер жалюзі 2-зонний | 2-point touch blind controller
  DU2 | Uszczelka IP44 do ramki 2-krotnej | Těsnění IP44 pro dvojnásobný rámeček | Tesnenie IP44 pre dvojnásobný rámik | Ущільнювач IP44 для двомісної рамки | IP44 seal for 2-gang frame
  DPN2/11 | Puszka natynkowa 2-krotna, biały | Krabice na omítku dvojnásobná, bílá | Krabica na omietku dvojnásobná, biela | Коробка накладного монтажу двомісна, колір білий | 2-gang surface-mounted box, white
  DSC/11 | Puszka natynkowa składana, biały | Krabice na omítku modulová, bílá | Krabica na omietku modulová, biela | Коробка накладного монтажу збірна, колір білий | Modular surface-mounted box, white
  DPNR2/11 | Puszka natynkowa narożna 2-krotna, biały | Rohová krabice dvojnásobná, bílá | Rohová krabica dvojnásobná, biela | Кутова коробка двомісна, колір білий | 2-gang corner box, white
  DKW5/49 | Klawisz podwójny, czarny mat | Kryt spínače dělený, černá mat | Kryt spínača delený, čierna mat | Клавіша подвійна, колір чорний матовий | Double rocker, matt black
  DKZW1K/11 | Klawisz łącznika żaluzjowego, biały | Kryt žaluziového spínače, bílá | Kryt žalúziového spínača, biela | Клавіша вимикача для жалюзі, колір білий | Blind switch rocker, white
  DGZ2MZP/11 | Pokrywa gniazda podwójnego, biały | Kryt dvojnásobné zásuvky, bílá | Kryt dvojnásobnej zásuvky, biela | Накладка подвійної розетки, колір білий | Double socket cover, white
  SW1AM | Mechanizm łącznika jednobiegunowego 16 AX, zaciski śrubowe | Přístroj spínače jednopólového (řazení 1) 16 AX, šroubové svorky | Prístroj spínača jednopólového (radenie 1) 16 AX, skrutkové svorky | Механізм вимикача одноклавішного 16 AX, гвинтові затискачі | One-way switch mechanism 16 AX, screw terminals
  SS9LM | Mechanizm ściemniacza obrotowego LED | Přístroj otočného stmívače LED | Prístroj otočného stmievača LED | Механізм поворотного світлорегулятора LED | LED rotary dimmer mechanism
  SS9DM | Mechanizm ściemniacza obrotowego dwubiegunowego | Přístroj otočného stmívače dvoupólového | Prístroj otočného stmievača dvojpólového | Механізм поворотного світлорегулятора двополюсного | Two-pole rotary dimmer mechanism
  SP2M | Mechanizm przycisku podwójnego 10 AX | Přístroj tlačítka zapínacího dvojitého (řazení 1/0+1/0) 10 AX | Prístroj tlačidla zapínacieho dvojitého (radenie 1/0+1/0) 10 AX | Механізм кнопки двоклавішної 10 AX | 2-gang push-button mechanism 10 AX
  SGZ2CM | Mechanizm gniazda podwójnego z uziemieniem i przesłonami | Přístroj dvojnásobné zásuvky s ochrannými kolíky a clonkami | Prístroj dvojnásobnej zásuvky s ochrannými kolíkmi a clonkami | Механізм подвійної розетки із заземленням і захисними шторками | Double earthed socket mechanism with shutters
  DASF2.00/11 | Gniazdo antenowe SAT podwójne (złącza F), biały | Anténní zásuvka SAT dvojitá (F konektor), bílá | Anténna zásuvka SAT dvojitá (F konektor), biela | Розетка супутникова подвійна (F-роз’єм), колір білий | Double satellite socket (F connector), white
  CW1L.00/11 | Łącznik jednobiegunowy z podświetleniem, biały | Spínač jednopólový s podsvícením (řazení 1So), bílá | Spínač jednopólový s podsvietením (radenie 1So), biela | Вимикач одноклавішний з підсвіткою, колір білий | One-way switch, illuminated, white
  BW6/2.00/11 | Łącznik schodowy podwójny, biały | Přepínač střídavý dvojitý (řazení 6+6), bílá | Prepínač striedavý dvojitý (radenie 6+6), biela | Вимикач прохідний двоклавішний, колір білий | 2-gang two-way switch, white
  SL3W | Lampka LED do podświetlenia, biała | LED podsvícení, bílé | LED podsvietenie, biele | LED-лампа підсвітки, біла | LED locator lamp, white
  SCR10PM | Mechanizm czujnika ruchu z przekaźnikiem | Přístroj pohybového čidla s relé | Prístroj snímača pohybu s relé | Механізм датчика руху з реле | Motion sensor mechanism with relay
  DGSZ2Z.00/11 | Gniazdo wielokrotne podtynkowe Schuko 2-krotne, biały, Simon 54 | Zásuvka zapuštěná Schuko dvojnásobná, bílá, Simon 54 | Zásuvka zapustená Schuko dvojnásobná, biela, Simon 54 | Розетка Schuko прихованого монтажу, двомісна, колір білий, Simon 54 | Flush multiple socket, 2 × Schuko, white, Simon 54
  AWG1.00/11 | Zestaw natynkowy IP54: łącznik i gniazdo, biały, Simon Aquarius | Nástěnná kombinace spínače a zásuvky IP54, bílá, Simon Aquarius | Nástenná kombinácia spínača a zásuvky IP54, biela, Simon Aquarius | Накладна комбінація вимикача й розетки IP54, колір білий, Simon Aquarius | Surface-mounted switch and socket combination, IP54, white, Simon Aquarius
  GPB1.00/111 | Dopuszkowy sterownik bramy, biały mat, Simon GO | Vestavný ovladač brány (do krabice), bílá mat, Simon GO | Vstavaný ovládač brány (do krabice), biela mat, Simon GO | Контролер воріт для монтажу в коробку, колір білий матовий, Simon GO | In-wall gate controller, matt white, Simon GO
  C61E.00/11 | Gniazdo komputerowe RJ45 ekranowane, biały, Simon 10 | Datová zásuvka RJ45 stíněná, bílá, Simon 10 | Dátová zásuvka RJ45 tienená, biela, Simon 10 | Розетка комп’ютерна RJ45 екранована, колір білий, Simon 10 | Data socket RJ45, shielded, white, Simon 10
  CGZ1BC.00/11 | Gniazdo IP44 z klapką i przesłonami, biały, Simon 10 | Zásuvka s víčkem IP44 a clonkami, bílá, Simon 10 | Zásuvka s viečkom IP44 a clonkami, biela, Simon 10 | Розетка з кришкою IP44 і захисними шторками, колір білий, Simon 10 | Socket with lid, IP44, with shutters, white, Simon 10
  CW1A.00/11 | Łącznik jednobiegunowy, zaciski śrubowe 16 A, biały, Simon 10 | Spínač jednopólový (řazení 1), šroubové svorky 16 A, bílá, Simon 10 | Spínač jednopólový (radenie 1), skrutkové svorky 16 A, biela, Simon 10 | Вимикач одноклавішний, гвинтові затискачі 16 A, колір білий, Simon 10 | One-way switch, screw terminals 16 A, white, Simon 10
  PPS-2 | Puszka podtynkowa łączona 2-krotna | Krabice pod omítku spojitelná, 2násobná | Krabica pod omietku spájateľná, 2-násobná | Монтажна коробка блокова, 2-місна | 2-gang linkable flush box
  CMZ-1 | Zestaw CIMA z gniazdami 230 V, 1 × K45, Simon Connect | Sada CIMA se zásuvkami 230 V, 1 × K45, Simon Connect | Súprava CIMA so zásuvkami 230 V, 1 × K45, Simon Connect | Набір CIMA з розетками 230 В, 1 × K45, Simon Connect | CIMA set with 230 V sockets, 1 × K45, Simon Connect
  CPO | Osłona malarska, Simon 10 | Ochranný kryt pro malování, Simon 10 | Ochranný kryt pri maľovaní, Simon 10 | Захисна кришка для фарбування, Simon 10 | Paint guard, Simon 10
`,
);

test.each(goodNames)('$symbol has the name used in the trade', ({ symbol, name }) => {
  expect(names.get(symbol)).toEqual(name);
});

test('no name uses one word for two different things', () => {
  const speaking = [...names.values()].filter(({ pl }) => pl.includes('antenowe'));
  expect(speaking.filter(({ cs, uk, en }) => /typu F/.test(cs) || /типу F/.test(uk) || /\bF socket/.test(en))).toEqual(
    [],
  );
});

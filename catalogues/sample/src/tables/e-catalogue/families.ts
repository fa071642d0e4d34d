import type { SampleSeries } from '../series.ts';
import { entriesOf, list, number, readTable, text } from '@ramka/import/vocabulary/table';
import { translated } from '@ramka/import/vocabulary/words';
import { lookName, thingSpec } from './looks.ts';
import { type EcatalogArticle, ecatalogPrice, type Products } from './product.ts';

type Family = (typeof allFamilies)[number];

/** Products that come in sizes, by the keys of their families. */
export const families =
  (keys: string): Products =>
  (series) =>
    entriesOf(keys).flatMap((key) => {
      const family = allFamilies.find((known) => known.key === key);
      if (family === undefined) throw new Error(`No family ${key}`);
      return family.sizes.map((size, index) => familyArticle(series, family, size, index));
    });

function familyArticle(series: SampleSeries, family: Family, size: string, index: number): EcatalogArticle {
  const symbol = `${family.stem}-${size.replace(/(\d),(\d)/, '$1.$2')}`;
  const named = (text: string) => [text.replace('{}', size), ...(series.name === '' ? [] : [series.name])].join(', ');
  return {
    symbol,
    name: {
      pl: named(family.name.pl),
      cs: named(family.name.cs),
      sk: named(family.name.sk),
      uk: named(family.name.uk),
      en: named(family.name.en).replace(/(\d),(\d)/, '$1.$2'),
    },
    ...(onRequest.has(symbol) ? {} : { price: ecatalogPrice({ symbol, zloty: family.zloty + index * family.step }) }),
    image: lookName(family.look, family.hexColor),
    spec: thingSpec(family.look, family.hexColor),
  };
}

/** "Price on request": the longest column is made to order (docs/catalogue-rules.md#c6-6). */
const onRequest: ReadonlySet<string> = new Set(['KLD-4.2']);

/**
 * Families of products that come in sizes. `{}` in a name stands for the size. The first size costs `zloty`, each
 * further one `step` more. The first column is the key used in ranges. A symbol is composed of stem and size.
 */
const allFamilies = readTable(
  {
    key: text,
    stem: text,
    sizes: list,
    zloty: number,
    step: number,
    look: text,
    hexColor: text,
    name: translated,
  },
  `
  cima-surface   | CMN  | 1 2 3 4 6        | 28   | 9    | surface-box  | #F4F4F0 | Puszka natynkowa CIMA, {} × K45              | Nástěnná krabice CIMA, {} × K45               | Nástenná krabica CIMA, {} × K45               | Коробка накладного монтажу CIMA, {} × K45     | CIMA surface-mounted box, {} × K45
  cima-flush     | CMP  | 1 2 3 4 6        | 24   | 8    | flush-box    | #8E9295 | Puszka podtynkowa CIMA, {} × K45             | Zapuštěná krabice CIMA, {} × K45              | Zapustená krabica CIMA, {} × K45              | Коробка прихованого монтажу CIMA, {} × K45    | CIMA flush box, {} × K45
  cima-wall      | CMG  | 1 2 3 4 6        | 26   | 8    | flush-box    | #F2A33A | Puszka CIMA do ścian pustych, {} × K45       | Krabice CIMA do dutých stěn, {} × K45         | Krabica CIMA do dutých stien, {} × K45        | Коробка CIMA для порожнистих стін, {} × K45   | CIMA dry-lining box, {} × K45
  cima-low       | CML  | 1 2 3 4 6        | 22   | 7    | surface-box  | #F4F4F0 | Puszka niska CIMA, {} × K45                  | Nízká krabice CIMA, {} × K45                  | Nízka krabica CIMA, {} × K45                  | Низька коробка CIMA, {} × K45                 | CIMA low box, {} × K45
  cima-frame     | CMR  | 1 2 3 4 6        | 12   | 4    | mounting     | #F4F4F0 | Ramka CIMA, {} × K45                         | Rámeček CIMA, {} × K45                        | Rámik CIMA, {} × K45                          | Рамка CIMA, {} × K45                          | CIMA frame, {} × K45
  cima-plate     | CMM  | 1 2 3 4 6        | 9    | 3    | mounting     | #B9BCC0 | Płyta montażowa CIMA, {} × K45               | Montážní deska CIMA, {} × K45                 | Montážna doska CIMA, {} × K45                 | Монтажна пластина CIMA, {} × K45              | CIMA mounting plate, {} × K45
  cima-set       | CMZ  | 1 2 3 4 6        | 74   | 32   | multi-socket | #F4F4F0 | Zestaw CIMA z gniazdami 230 V, {} × K45      | Sada CIMA se zásuvkami 230 V, {} × K45        | Súprava CIMA so zásuvkami 230 V, {} × K45     | Набір CIMA з розетками 230 В, {} × K45        | CIMA set with 230 V sockets, {} × K45
  cima-desk      | CMB  | 1 2 3 4 6        | 96   | 36   | multi-socket | #B9BCC0 | Zestaw biurkowy CIMA, {} × K45               | Stolní sada CIMA, {} × K45                    | Stolová súprava CIMA, {} × K45                | Настільний набір CIMA, {} × K45               | CIMA desk set, {} × K45
  cima-data      | CMD  | 1 2 3 4 6        | 88   | 34   | multi-socket | #1F1F21 | Zestaw CIMA 230 V i RJ45, {} × K45           | Sada CIMA 230 V a RJ45, {} × K45              | Súprava CIMA 230 V a RJ45, {} × K45           | Набір CIMA 230 В і RJ45, {} × K45             | CIMA set with 230 V and RJ45 sockets, {} × K45
  floor-round    | SFR  | 1 2 3 4 6        | 145  | 22   | floor-box    | #B8BBBD | Puszka podłogowa okrągła, {} × K45           | Podlahová krabice kruhová, {} × K45           | Podlahová krabica kruhová, {} × K45           | Підлогова коробка кругла, {} × K45            | Round floor box, {} × K45
  floor-screed   | SFB  | 1 2 3 4 6        | 168  | 26   | open-floor-box | #B8BBBD | Puszka podłogowa do betonu, {} × K45       | Podlahová krabice do betonu, {} × K45         | Podlahová krabica do betónu, {} × K45         | Підлогова коробка для бетону, {} × K45        | Floor box for concrete, {} × K45
  floor-pop-up   | SFW  | 1 2 3 4 6        | 236  | 31   | open-floor-box | #C9CCCE | Puszka podłogowa wysuwana, {} × K45        | Podlahová krabice výsuvná, {} × K45           | Podlahová krabica výsuvná, {} × K45           | Підлогова коробка висувна, {} × K45           | Pop-up floor box, {} × K45
  floor-brass    | SFM  | 1 2 3 4 6        | 312  | 38   | floor-box    | #B89B5E | Puszka podłogowa mosiężna, {} × K45          | Podlahová krabice mosazná, {} × K45           | Podlahová krabica mosadzná, {} × K45          | Підлогова коробка латунна, {} × K45           | Brass floor box, {} × K45
  floor-square   | SFK  | 4 6 8 12 16      | 178  | 24   | open-floor-box | #8E9295 | Puszka podłogowa prostokątna, {} × K45     | Podlahová krabice obdélníková, {} × K45       | Podlahová krabica obdĺžniková, {} × K45       | Підлогова коробка прямокутна, {} × K45        | Rectangular floor box, {} × K45
  floor-steel    | SFS  | 4 6 8 12 16      | 264  | 36   | floor-box    | #B8BBBD | Puszka podłogowa ze stali nierdzewnej, {} × K45 | Podlahová krabice nerezová, {} × K45       | Podlahová krabica nerezová, {} × K45          | Підлогова коробка з нержавіючої сталі, {} × K45 | Stainless steel floor box, {} × K45
  floor-tray     | SFC  | 4 6 8 12 16      | 86   | 14   | mounting     | #8E9295 | Kaseta do puszek podłogowych, {} × K45       | Kazeta do podlahových krabic, {} × K45        | Kazeta do podlahových krabíc, {} × K45        | Касета для підлогових коробок, {} × K45       | Tray for floor boxes, {} × K45
  floor-lid      | SFP  | 4 6 8 12 16      | 64   | 11   | floor-box    | #3E4145 | Pokrywa puszki podłogowej, {} × K45          | Víko podlahové krabice, {} × K45              | Veko podlahovej krabice, {} × K45             | Кришка підлогової коробки, {} × K45           | Floor box lid, {} × K45
  column-single  | KLJ  | 2,4 2,7 3,0 3,3 3,6 4,2 | 720 | 85 | column     | #C9CCCE | Kolumna jednostronna {} m                    | Sloupek jednostranný {} m                     | Stĺpik jednostranný {} m                      | Колона одностороння {} м                      | Single-sided service pole {} m
  column-double  | KLD  | 2,4 2,7 3,0 3,3 3,6 4,2 | 960 | 95 | column     | #8E9295 | Kolumna dwustronna {} m                      | Sloupek oboustranný {} m                      | Stĺpik obojstranný {} m                       | Колона двостороння {} м                       | Double-sided service pole {} m
  mini-single    | KMJ  | 4 6 8 10 12 16   | 380  | 42   | column       | #F4F4F0 | Minikolumna jednostronna, {} × K45           | Minisloupek jednostranný, {} × K45            | Ministĺpik jednostranný, {} × K45             | Мініколона одностороння, {} × K45             | Mini service pole, single-sided, {} × K45
  mini-double    | KMD  | 4 6 8 10 12 16   | 460  | 48   | column       | #3E4145 | Minikolumna dwustronna, {} × K45             | Minisloupek oboustranný, {} × K45             | Ministĺpik obojstranný, {} × K45              | Мініколона двостороння, {} × K45              | Mini service pole, double-sided, {} × K45
  box-round      | PP60 | 40 45 50 60 80   | 0.90 | 0.30 | flush-box    | #F2A33A | Puszka podtynkowa Ø60 × {} mm                | Krabice pod omítku Ø60 × {} mm                | Krabica pod omietku Ø60 × {} mm               | Монтажна коробка (підрозетник) Ø60 × {} мм    | Flush box Ø60 × {} mm
  box-joinable   | PPS  | 1 2 3 4 5        | 1.10 | 0.90 | flush-box    | #F2A33A | Puszka podtynkowa łączona {}-krotna          | Krabice pod omítku spojitelná, {}násobná      | Krabica pod omietku spájateľná, {}-násobná     | Монтажна коробка блокова, {}-місна              | {}-gang linkable flush box
  box-deep       | PPG  | 1 2 3 4 5        | 2.40 | 1.60 | flush-box    | #8E9295 | Puszka podtynkowa z kieszenią {}-krotna       | Krabice pod omítku s bočním prostorem, {}násobná | Krabica pod omietku s bočným priestorom, {}-násobná | Монтажна коробка з кишенею, {}-місна            | {}-gang flush box with pocket
  box-hollow     | PK60 | 40 45 50 60 75   | 1.90 | 0.40 | flush-box    | #F2A33A | Puszka do ścian pustych Ø60 × {} mm          | Krabice do dutých stěn Ø60 × {} mm            | Krabica do dutých stien Ø60 × {} mm           | Коробка для порожнистих стін Ø60 × {} мм      | Dry-lining box Ø60 × {} mm
  box-hollow-set | PKS  | 1 2 3 4 5        | 2.60 | 1.90 | flush-box    | #F2A33A | Puszka do ścian pustych łączona {}-krotna     | Krabice do dutých stěn spojitelná, {}násobná  | Krabica do dutých stien spájateľná, {}-násobná | Коробка для порожнистих стін блокова, {}-місна     | {}-gang linkable dry-lining box
  box-junction   | PR   | 70 80 100 120 150 | 4.20 | 1.40 | surface-box | #8E9295 | Puszka rozgałęźna natynkowa {} mm            | Odbočná krabice nástěnná {} mm                | Odbočná krabica nástenná {} mm                | Розподільна коробка накладна {} мм            | Surface junction box {} mm
  screw-fixing   | SM   | 15 20 25 30 40   | 0.30 | 0.10 | screw        | #C9CCCE | Śruba mocująca {} mm                         | Upevňovací šroub {} mm                        | Upevňovacia skrutka {} mm                     | Гвинт кріпильний {} мм                        | Fixing screw {} mm
  plug-fixing    | KM   | 6 8 10           | 0.20 | 0.10 | screw        | #8E9295 | Kołek mocujący {} mm                         | Hmoždinka {} mm                               | Hmoždinka {} mm                               | Дюбель кріпильний {} мм                       | Wall plug {} mm
  screw-hollow   | WG   | 25 35 45 55 70   | 0.40 | 0.20 | screw        | #3E4145 | Wkręt do płyt gipsowo-kartonowych {} mm      | Šroub do sádrokartonu {} mm                   | Skrutka do sadrokartónu {} mm                 | Саморіз для гіпсокартону {} мм                | Drywall screw {} mm
  terminal-screw | ZS   | 2,5 4 6 10       | 1.20 | 0.60 | mounting     | #F4F4F0 | Złączka śrubowa {} mm²                       | Šroubová svorka {} mm²                        | Skrutková svorka {} mm²                       | Гвинтова клема {} мм²                         | Screw terminal {} mm²
  terminal-quick | ZW   | 2 3 4 5 8        | 0.90 | 0.40 | mounting     | #F2A33A | Szybkozłączka {}-przewodowa      | Bezšroubová svorka {}vodičová                 | Bezskrutková svorka {}-vodičová                | Швидкозатискна клема {}-провідна              | {}-way push-in connector
  cable-clip     | UP   | 6 8 10           | 0.20 | 0.10 | mounting     | #F4F4F0 | Uchwyt kabla {} mm                           | Kabelová příchytka {} mm                      | Káblová príchytka {} mm                       | Кабельна скоба {} мм                          | Cable clip {} mm
  bulb-candle    | ZSW  | 4 6 8            | 11   | 3    | led-strip    | #F7F3E8 | Żarówka świecowa {} W                        | LED žárovka svíčka {} W                       | LED žiarovka sviečka {} W                     | Лампа-свічка {} Вт                            | Candle bulb {} W
  strip-white    | LTB  | 3 5 10           | 64   | 28   | led-strip    | #F7F3E8 | Taśma LED biała {} m                         | LED pásek bílý {} m                           | LED pás biely {} m                            | LED-стрічка біла {} м                         | LED strip, white, {} m
  strip-colour   | LTR  | 3 5 10           | 88   | 36   | led-strip    | #3F7BE0 | Taśma LED RGB {} m                           | LED pásek RGB {} m                            | LED pás RGB {} m                              | LED-стрічка RGB {} м                          | LED strip, RGB, {} m
  spot           | LOP  | 3 5              | 24   | 7    | led-strip    | #F4F4F0 | Oczko LED {} W                               | LED bodové svítidlo {} W                      | LED bodové svietidlo {} W                     | Точковий LED-світильник {} Вт                 | LED spotlight {} W
  supply         | ZLE  | 15 30 60 100 150 200 240 | 42 | 19 | power-supply | #B9BCC0 | Zasilacz LED 12 V {} W                     | Napájecí zdroj LED 12 V {} W                  | Napájací zdroj LED 12 V {} W                  | Блок живлення LED 12 В {} Вт                  | LED power supply 12 V {} W
  charger-travel | LP   | 12 20 30 65      | 49   | 24   | power-supply | #F4F4F0 | Ładowarka podróżna {} W                      | Cestovní nabíječka {} W                       | Cestovná nabíjačka {} W                       | Дорожній зарядний пристрій {} Вт              | Travel charger {} W
  cable-speaker  | PG   | 1 2 3 5 10 20    | 6    | 5    | cable        | #B0714E | Przewód głośnikowy {} m                      | Reproduktorový kabel {} m                     | Reproduktorový kábel {} m                     | Кабель для динаміків {} м                     | Loudspeaker cable {} m
  cable-patch    | PL   | 0,5 1 2 3 5 10   | 7    | 4    | cable        | #3F7BE0 | Przewód łączący {} m                         | Propojovací kabel {} m                        | Prepojovací kábel {} m                        | З’єднувальний кабель {} м                     | Patch cable {} m
  cable-headset  | PS   | 1 2 3 5          | 9    | 4    | cable        | #1F1F21 | Przewód słuchawkowy {} m                     | Sluchátkový kabel {} m                        | Slúchadlový kábel {} m                        | Кабель для навушників {} м                    | Headphone cable {} m
  plug-data      | WRJ  | 5e 6 6A          | 2.40 | 1.20 | plug         | #C9CCCE | Wtyk RJ45 kat. {}                            | Konektor RJ45 kat. {}                         | Konektor RJ45 kat. {}                         | Штекер RJ45 кат. {}                           | RJ45 plug cat. {}
  plug-aerial    | WAN  | 6 7 9            | 3.20 | 0.80 | plug         | #B89B5E | Wtyk antenowy F {} mm                        | Anténní konektor F {} mm                      | Anténny konektor F {} mm                      | Антенний штекер F {} мм                       | F aerial plug {} mm
  plug-hdmi      | PHD  | 90 180 270       | 14   | 4    | plug         | #1F1F21 | Adapter HDMI kątowy {}°                      | Úhlová redukce HDMI {}°                       | Uhlová redukcia HDMI {}°                      | Кутовий адаптер HDMI {}°                      | Angled HDMI adapter {}°
  plug-usb       | AUS  | A C B            | 12   | 3    | plug         | #F4F4F0 | Adapter USB typu {}                          | Redukce USB typu {}                           | Redukcia USB typu {}                          | Адаптер USB типу {}                           | USB adapter type {}
  driver-flat    | WP   | 3 4              | 14   | 2    | tool         | #B0714E | Wkrętak płaski {} mm                         | Plochý šroubovák {} mm                        | Plochý skrutkovač {} mm                       | Викрутка плоска {} мм                         | Slotted screwdriver {} mm
  driver-cross   | WK   | 1 2 3            | 15   | 2    | tool         | #3F7BE0 | Wkrętak krzyżowy PH{}                        | Křížový šroubovák PH{}                        | Krížový skrutkovač PH{}                       | Викрутка хрестова PH{}                        | Phillips screwdriver PH{}
  cutter         | NK   | 16 25 35         | 38   | 14   | tool         | #1F1F21 | Nożyce do kabli {} mm²                       | Nůžky na kabely {} mm²                        | Nožnice na káble {} mm²                       | Кабелеріз {} мм²                              | Cable cutter {} mm²
  crimper        | SZ   | 6 8              | 86   | 24   | tool         | #3E4145 | Zaciskarka do wtyków, {} styków              | Krimpovací kleště, {} kontaktů                | Krimpovacie kliešte, {} kontaktov             | Обтискні кліщі для штекерів, {} контактів     | Crimping tool, {} contacts
  bell-gong      | DZG  | 8 12 230         | 58   | 11   | bell         | #F4F4F0 | Dzwonek typu gong {} V                       | Zvonek typu gong {} V                         | Zvonček typu gong {} V                        | Дзвінок типу гонг {} В                        | Door chime {} V
  bell-buzzer    | DZB  | 8 12 24          | 36   | 8    | bell         | #3E4145 | Dzwonek brzęczykowy {} V                     | Zvonek bzučákový {} V                         | Zvonček bzučiakový {} V                       | Дзвінок-зумер {} В                            | Buzzer {} V
  bell-radio     | DZR  | 100 200          | 94   | 35   | bell         | #F4F4F0 | Dzwonek bezprzewodowy {} m                   | Bezdrátový zvonek {} m                        | Bezdrôtový zvonček {} m                       | Бездротовий дзвінок {} м                      | Wireless bell {} m
  transformer    | TRD  | 8 12 15 24       | 62   | 13   | transformer  | #B9BCC0 | Transformator dzwonkowy {} V                 | Zvonkový transformátor {} V                   | Zvončekový transformátor {} V                 | Дзвінковий трансформатор {} В                 | Bell transformer {} V
  transformer-rail | TRS | 15 30 40 63     | 78   | 16   | transformer  | #8E9295 | Transformator na szynę {} VA                 | Transformátor na lištu DIN {} VA              | Transformátor na lištu DIN {} VA              | Трансформатор на DIN-рейку {} ВА              | DIN rail transformer {} VA
`,
);

import { readWordTable } from '../text/word-table.ts';

/** What the categories and subcategories of single products are called. */
export const categoryWords = readWordTable(`
  switches         | Łączniki                 | Spínače                     | Spínače                     | Вимикачі                    | Switches
  one-way          | Jednobiegunowe           | Jednopólové (řazení 1)      | Jednopólové (radenie 1)     | Одноклавішні                | One-way
  two-circuit      | Świecznikowe             | Sériové (řazení 5)          | Sériové (radenie 5)         | Двоклавішні                 | Two-circuit
  two-way          | Schodowe                 | Střídavé (řazení 6)         | Striedavé (radenie 6)       | Прохідні                    | Two-way
  intermediate     | Krzyżowe                 | Křížové (řazení 7)          | Krížové (radenie 7)         | Перехресні                  | Intermediate
  push-buttons     | Przyciski                | Tlačítka                    | Tlačidlá                    | Кнопки                      | Push-buttons
  bell             | Dzwonek                  | Zvonek                      | Zvonček                     | Дзвінок                     | Bell
  light            | Światło                  | Světlo                      | Svetlo                      | Світло                      | Light
  sockets          | Gniazda                  | Zásuvky                     | Zásuvky                     | Розетки                     | Sockets
  single           | Pojedyncze               | Jednonásobné                | Jednonásobné                | Одинарні                    | Single
  double           | Podwójne                 | Dvojnásobné                 | Dvojnásobné                 | Подвійні                    | Double
  Schuko           | Schuko                   | Schuko                      | Schuko                      | Schuko                      | Schuko
  combinations     | Zestawy łącznik + gniazdo | Kombinace spínač + zásuvka | Kombinácie spínač + zásuvka | Комбінації вимикач + розетка | Switch and socket combinations
  complete         | Kompletne z ramką        | Kompletní s rámečkem        | Kompletné s rámikom         | Комплектні з рамкою         | Complete with frame
  multiple sockets | Gniazda wielokrotne      | Zásuvky vícenásobné         | Zásuvky viacnásobné         | Розетки багатомісні         | Multiple sockets
  flush            | Podtynkowe               | Zapuštěné                   | Zapustené                   | Приховані                   | Flush
  surface          | Natynkowe                | Nástěnné                    | Nástenné                    | Накладні                    | Surface-mounted
  angled sockets   | Gniazda podwójne skośne  | Zásuvky dvojnásobné šikmé   | Zásuvky dvojnásobné šikmé   | Розетки подвійні скісні     | Angled double sockets
  USB-Schuko       | Gniazda USB-SCHUKO       | Zásuvky USB-SCHUKO          | Zásuvky USB-SCHUKO          | Розетки USB-SCHUKO          | USB-SCHUKO sockets
  in the box       | Dopuszkowe               | Do krabice                  | Do krabice                  | Для монтажу в коробку       | Flush-box devices
  remotes          | Piloty                   | Dálkové ovladače            | Diaľkové ovládače           | Пульти                      | Remotes
`);

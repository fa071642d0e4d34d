import type { moduleCategoriesFile } from '@ramka/contract/catalogue-format/catalogue-files';
import { allSeries } from '../series.ts';
import { number, readTable } from '@ramka/import/vocabulary/table';
import { translated } from '@ramka/import/vocabulary/words';
import { allModules } from './modules.ts';

type CategoryRecord = ReturnType<typeof moduleCategoriesFile.parse>[number];

function subcategories(category: number, categoryId: number): CategoryRecord['subCategories'] {
  return drawers
    .filter((drawer) => drawer.category === category && drawer.subcategory > 0)
    .map(({ subcategory, name }) => ({ id: categoryId + subcategory, name }));
}

/** The drawers of step 3. A row with subcategory 0 is the category itself (docs/catalogue-rules.md#c6-4). */
const drawers = readTable(
  { category: number, subcategory: number, name: translated },
  `
  1  | 0 | Łączniki                       | Spínače                     | Spínače                       | Вимикачі                         | Switches
  1  | 1 | Pojedyncze                     | Jednoduché                  | Jednoduché                    | Одноклавішні                     | Single
  1  | 2 | Podwójne i potrójne            | Dvojité a trojité           | Dvojité a trojité             | Дво- та триклавішні              | Double and triple
  1  | 3 | Schodowe i krzyżowe            | Střídavé a křížové          | Striedavé a krížové           | Прохідні та перехресні           | Two-way and intermediate
  1  | 4 | Specjalne                      | Speciální                   | Špeciálne                     | Спеціальні                       | Special
  2  | 0 | Przyciski                      | Tlačítka                    | Tlačidlá                      | Кнопки                           | Push-buttons
  2  | 1 | Bez piktogramu                 | Bez symbolu                 | Bez symbolu                   | Без піктограми                   | Plain
  2  | 2 | Z piktogramem                  | Se symbolem                 | So symbolom                   | З піктограмою                    | With symbol
  3  | 0 | Żaluzje i rolety               | Žaluzie a rolety            | Žalúzie a rolety              | Жалюзі та ролети                 | Blind and shutter controls
  3  | 1 | Łączniki i przyciski           | Spínače a tlačítka          | Spínače a tlačidlá            | Вимикачі та кнопки               | Switches and push-buttons
  3  | 2 | Sterowniki                     | Ovladače                    | Ovládače                      | Контролери                       | Controllers
  4  | 0 | Gniazda wtyczkowe              | Zásuvky                     | Zásuvky                       | Розетки                          | Socket outlets
  4  | 1 | Pojedyncze                     | Jednonásobné                | Jednonásobné                  | Одинарні                         | Single
  4  | 2 | Podwójne                       | Dvojnásobné                 | Dvojnásobné                   | Подвійні                         | Double
  4  | 3 | IP44                           | IP44                        | IP44                          | IP44                             | IP44
  4  | 4 | Specjalne                      | Speciální                   | Špeciálne                     | Спеціальні                       | Special
  5  | 0 | USB i multimedia               | USB a multimédia            | USB a multimédiá              | USB та мультимедіа               | USB and multimedia
  5  | 1 | Ładowarki USB                  | USB nabíječky               | USB nabíjačky                 | Зарядні пристрої USB             | USB chargers
  5  | 2 | HDMI                           | HDMI                        | HDMI                          | HDMI                             | HDMI
  6  | 0 | Gniazda teleinformatyczne      | Datové a telefonní zásuvky  | Dátové a telefónne zásuvky    | Комп’ютерні та телефонні розетки | Data and telephone
  6  | 1 | Komputerowe RJ45               | Datové RJ45                 | Dátové RJ45                   | Комп’ютерні RJ45                 | Data RJ45
  6  | 2 | Telefoniczne RJ12              | Telefonní RJ12              | Telefónne RJ12                | Телефонні RJ12                   | Telephone RJ12
  6  | 3 | Keystone                       | Keystone                    | Keystone                      | Keystone                         | Keystone
  7  | 0 | Gniazda antenowe               | Anténní zásuvky             | Anténne zásuvky               | Антенні розетки                  | Aerial sockets
  7  | 1 | TV, R-TV, SAT                  | TV, R-TV, SAT               | TV, R-TV, SAT                 | TV, R-TV, SAT                    | TV, R-TV, SAT
  8  | 0 | Audio                          | Audio                       | Audio                         | Аудіо                            | Audio
  8  | 1 | Głośnikowe                     | Reproduktorové              | Reproduktorové                | Акустичні                        | Loudspeaker
  8  | 2 | Bluetooth                      | Bluetooth                   | Bluetooth                     | Bluetooth                        | Bluetooth
  9  | 0 | Ściemniacze i sterowanie       | Stmívače a ovládání         | Stmievače a ovládanie         | Світлорегулятори та керування    | Dimmers and control
  9  | 1 | Ściemniacze                    | Stmívače                    | Stmievače                     | Світлорегулятори                 | Dimmers
  9  | 2 | Czujniki ruchu                 | Pohybová čidla              | Snímače pohybu                | Датчики руху                     | Motion sensors
  9  | 3 | Sterowniki Wi-Fi               | Ovladače Wi-Fi              | Ovládače Wi-Fi                | Контролери Wi-Fi                 | Wi-Fi controllers
  10 | 0 | Regulatory temperatury         | Termostaty                  | Termostaty                    | Терморегулятори                  | Thermostats
  10 | 1 | Pokojowe                       | Pokojové                    | Izbové                        | Кімнатні                         | Room
  11 | 0 | Sygnalizacja i oświetlenie LED | Signalizace a LED osvětlení | Signalizácia a LED osvetlenie | Сигналізація та LED-підсвітка    | Signalling and LED lights
  11 | 1 | Oprawy LED                     | LED svítidla                | LED svietidlá                 | LED-світильники                  | LED lights
  11 | 2 | Sygnalizatory                  | Signálky                    | Signálky                      | Сигналізатори                    | Signal lamps
  12 | 0 | Zaślepki i wypusty kablowe     | Záslepky a vývody kabelu    | Záslepky a vývody kábla       | Заглушки та виводи кабелю        | Blanks and flex outlets
  12 | 1 | Zaślepki                       | Záslepky                    | Záslepky                      | Заглушки                         | Blanks
  12 | 2 | Wypusty kablowe                | Vývody kabelu               | Vývody kábla                  | Виводи кабелю                    | Flex outlets
`,
);

/** The drawers of all series, without those that contain no module (docs/catalogue-rules.md#c6-4). */
export const moduleCategories: readonly CategoryRecord[] = allSeries.flatMap(({ id: seriesId, tag }) => {
  const filled = new Set(allModules.filter(({ series }) => series.tag === tag).map(({ record }) => record.categoryId));
  return drawers
    .filter(({ subcategory }) => subcategory === 0)
    .map(({ category, name }) => {
      const id = seriesId * 10_000 + category * 100;
      const subCategories = subcategories(category, id).filter((sub) => filled.has(sub.id));
      return { id, seriesTag: tag, name, subCategories };
    })
    .filter(({ subCategories }) => subCategories.length > 0);
});

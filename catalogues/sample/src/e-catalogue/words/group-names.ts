import { readWordTable } from '../../text/word-table.ts';

/** What groups of the e-catalogue are called, by a key that its ranges use (catalogue.md §6.7). */
export const groupNames = readWordTable(`
  switches           | Łączniki i przyciski            | Spínače a tlačítka               | Spínače a tlačidlá              | Вимикачі та кнопки                | Switches and push-buttons
  switches IP        | Łączniki i przyciski IP20/IP44  | Spínače a tlačítka IP20/IP44     | Spínače a tlačidlá IP20/IP44    | Вимикачі та кнопки IP20/IP44      | Switches and push-buttons IP20/IP44
  only switches      | Łączniki                        | Spínače                          | Spínače                         | Вимикачі                          | Switches
  blinds             | Żaluzje i rolety                | Žaluzie a rolety                 | Žalúzie a rolety                | Жалюзі та ролети                  | Blinds and shutters
  sockets            | Gniazda wtyczkowe               | Zásuvky                          | Zásuvky                         | Розетки                           | Socket outlets
  only sockets       | Gniazda                         | Zásuvky                          | Zásuvky                         | Розетки                           | Sockets
  AV and data        | Gniazda RTV i teleinformatyczne | Anténní a datové zásuvky         | Anténne a dátové zásuvky        | Антенні та комп’ютерні розетки    | Aerial and data sockets
  data               | Gniazda teleinformatyczne       | Datové a telefonní zásuvky       | Dátové a telefónne zásuvky      | Комп’ютерні та телефонні розетки  | Data and telephone sockets
  aerial             | Gniazda antenowe                | Anténní zásuvky                  | Anténne zásuvky                 | Антенні розетки                   | Aerial sockets
  control            | Sterowanie                      | Řízení                           | Riadenie                        | Керування                         | Control
  control, heating   | Sterowanie i ogrzewanie         | Řízení a vytápění                | Riadenie a vykurovanie          | Керування та опалення             | Control and heating
  dimmers, sensors   | Ściemniacze i czujniki          | Stmívače a čidla                 | Stmievače a snímače             | Світлорегулятори та датчики       | Dimmers and sensors
  heating            | Ogrzewanie                      | Vytápění                         | Vykurovanie                     | Опалення                          | Heating
  covers             | Klawisze i pokrywy              | Kryty spínačů a zásuvek          | Kryty spínačov a zásuviek       | Клавіші та накладки               | Rockers and covers
  mechanisms         | Mechanizmy                      | Přístroje                        | Prístroje                       | Механізми                         | Mechanisms
  frames             | Ramki                           | Rámečky                          | Rámiky                          | Рамки                             | Frames
  frames IP20        | Ramki IP20                      | Rámečky IP20                     | Rámiky IP20                     | Рамки IP20                        | IP20 frames
  frames IP44        | Ramki IP44                      | Rámečky IP44                     | Rámiky IP44                     | Рамки IP44                        | IP44 frames
  frames Premium     | Ramki Premium                   | Rámečky Premium                  | Rámiky Premium                  | Рамки Premium                     | Premium frames
  frames GK          | Ramki GK                        | Rámečky do sádrokartonu          | Rámiky do sadrokartónu          | Рамки для гіпсокартону            | Plasterboard frames
  frames Nature      | Ramki Nature                    | Rámečky Nature                   | Rámiky Nature                   | Рамки Nature                      | Nature frames
  frames Line        | Ramki Line                      | Rámečky Line                     | Rámiky Line                     | Рамки Line                        | Line frames
  frames Duo         | Ramki Duo                       | Rámečky Duo                      | Rámiky Duo                      | Рамки Duo                         | Duo frames
  frames Original    | Ramki Original                  | Rámečky Original                 | Rámiky Original                 | Рамки Original                    | Original frames
  frames Select      | Ramki Select                    | Rámečky Select                   | Rámiky Select                   | Рамки Select                      | Select frames
  panels             | Panele dotykowe Touch           | Dotykové panely Touch            | Dotykové panely Touch           | Сенсорні панелі Touch             | Touch panels
  touch controllers  | Sterowniki Touch                | Ovladače Touch                   | Ovládače Touch                  | Контролери Touch                  | Touch controllers
  boxes              | Puszki natynkowe i narożne      | Nástěnné a rohové krabice        | Nástenné a rohové krabice       | Накладні та кутові коробки        | Surface-mounted and corner boxes
  seals              | Uszczelki IP44                  | Těsnění IP44                     | Tesnenia IP44                   | Ущільнювачі IP44                  | IP44 seals
  accessories        | Akcesoria                       | Příslušenství                    | Príslušenstvo                   | Аксесуари                         | Accessories
  complete           | Produkty kompletne z ramką      | Kompletní výrobky s rámečkem     | Kompletné výrobky s rámikom     | Комплектні вироби з рамкою        | Complete products with frame
  controllers        | Sterowniki                      | Ovladače                         | Ovládače                        | Контролери                        | Controllers
  in the box         | Dopuszkowe                      | Do krabice                       | Do krabice                      | Для монтажу в коробку             | Flush-box devices
  remotes            | Piloty i akcesoria              | Dálkové ovladače a příslušenství | Diaľkové ovládače a príslušenstvo | Пульти та аксесуари             | Remotes and accessories
  K45                | K45                             | K45                              | K45                             | K45                               | K45
  CIMA               | CIMA                            | CIMA                             | CIMA                            | CIMA                              | CIMA
  floor boxes        | Puszki podłogowe                | Podlahové krabice                | Podlahové krabice               | Підлогові коробки                 | Floor boxes
  columns            | Kolumny i minikolumny           | Sloupky a minisloupky            | Stĺpiky a ministĺpiky           | Колони та мініколони              | Columns and mini columns
  flush boxes        | Puszki instalacyjne             | Instalační krabice               | Inštalačné krabice              | Монтажні коробки                  | Installation boxes
  mounting           | Akcesoria montażowe             | Montážní příslušenství           | Montážne príslušenstvo          | Монтажні аксесуари                | Mounting accessories
  light sources      | Źródła LED i zasilacze          | LED zdroje a napájení            | LED zdroje a napájanie          | LED-джерела та блоки живлення     | LED sources and power supplies
  cables             | Przewody i wtyki multimedialne  | Multimediální kabely a konektory | Multimediálne káble a konektory | Мультимедійні кабелі та штекери   | Multimedia cables and plugs
  tools              | Narzędzia                       | Nářadí                           | Náradie                         | Інструменти                       | Tools
  bells              | Dzwonki i transformatory        | Zvonky a transformátory          | Zvončeky a transformátory       | Дзвінки та трансформатори         | Bells and transformers
`);

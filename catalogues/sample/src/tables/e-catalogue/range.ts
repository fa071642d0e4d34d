import { readWordTable, type Words } from '@ramka/import/vocabulary/words';
import type { SampleSeries } from '../series.ts';
import type { EcatalogArticle, Products } from './product.ts';

/** Names of the e-catalogue's groups by the keys of the ranges (docs/catalogue-rules.md#c6-7). */
const groupNames = readWordTable(`
  switches           | Łączniki i przyciski            | Spínače a tlačítka               | Spínače a tlačidlá              | Вимикачі та кнопки                | Switches and push-buttons
  switches IP        | Łączniki i przyciski IP20/IP44  | Spínače a tlačítka IP20/IP44     | Spínače a tlačidlá IP20/IP44    | Вимикачі та кнопки IP20/IP44      | Switches and push-buttons IP20/IP44
  only switches      | Łączniki                        | Spínače                          | Spínače                         | Вимикачі                          | Switches
  blinds             | Żaluzje i rolety                | Žaluzie a rolety                 | Žalúzie a rolety                | Жалюзі та ролети                  | Blind and shutter controls
  sockets            | Gniazda wtyczkowe               | Zásuvky                          | Zásuvky                         | Розетки                           | Socket outlets
  only sockets       | Gniazda                         | Zásuvky                          | Zásuvky                         | Розетки                           | Sockets
  AV and data        | Gniazda RTV i teleinformatyczne | Anténní a datové zásuvky         | Anténne a dátové zásuvky        | Антенні та комп’ютерні розетки    | Aerial and data sockets
  data               | Gniazda teleinformatyczne       | Datové a telefonní zásuvky       | Dátové a telefónne zásuvky      | Комп’ютерні та телефонні розетки  | Data and telephone sockets
  aerial             | Gniazda antenowe                | Anténní zásuvky                  | Anténne zásuvky                 | Антенні розетки                   | Aerial sockets
  control            | Sterowanie                      | Ovládání                         | Ovládanie                       | Керування                         | Control
  control, heating   | Sterowanie i ogrzewanie         | Ovládání a vytápění              | Ovládanie a vykurovanie         | Керування та опалення             | Control and heating
  dimmers, sensors   | Ściemniacze i czujniki          | Stmívače a čidla                 | Stmievače a snímače             | Світлорегулятори та датчики       | Dimmers and sensors
  heating            | Ogrzewanie                      | Vytápění                         | Vykurovanie                     | Опалення                          | Heating
  covers             | Klawisze i pokrywy              | Kryty spínačů a zásuvek          | Kryty spínačov a zásuviek       | Клавіші та накладки               | Rockers and covers
  mechanisms         | Mechanizmy                      | Přístroje                        | Prístroje                       | Механізми                         | Mechanisms
  frames             | Ramki                           | Rámečky                          | Rámiky                          | Рамки                             | Frames
  frames IP20        | Ramki IP20                      | Rámečky IP20                     | Rámiky IP20                     | Рамки IP20                        | IP20 frames
  frames IP44        | Ramki IP44                      | Rámečky IP44                     | Rámiky IP44                     | Рамки IP44                        | IP44 frames
  frames Premium     | Ramki Premium                   | Rámečky Premium                  | Rámiky Premium                  | Рамки Premium                     | Premium frames
  frames GK          | Ramki GK                        | Rámečky do sádrokartonu          | Rámiky do sadrokartónu          | Рамки для гіпсокартону            | Frames for dry-lining boxes
  frames Nature      | Ramki Nature                    | Rámečky Nature                   | Rámiky Nature                   | Рамки Nature                      | Nature frames
  frames Line        | Ramki Line                      | Rámečky Line                     | Rámiky Line                     | Рамки Line                        | Line frames
  frames Duo         | Ramki Duo                       | Rámečky Duo                      | Rámiky Duo                      | Рамки Duo                         | Duo frames
  frames Original    | Ramki Original                  | Rámečky Original                 | Rámiky Original                 | Рамки Original                    | Original frames
  frames Select      | Ramki Select                    | Rámečky Select                   | Rámiky Select                   | Рамки Select                      | Select frames
  panels             | Panele dotykowe Touch           | Dotykové panely Touch            | Dotykové panely Touch           | Сенсорні панелі Touch             | Touch panels
  touch controllers  | Sterowniki Touch                | Ovladače Touch                   | Ovládače Touch                  | Контролери Touch                  | Touch controllers
  boxes              | Puszki natynkowe i narożne      | Krabice na omítku a rohové       | Krabice na omietku a rohové     | Коробки накладного монтажу та кутові | Surface-mounted and corner boxes
  seals              | Uszczelki IP44                  | Těsnění IP44                     | Tesnenia IP44                   | Ущільнювачі IP44                  | IP44 seals
  accessories        | Akcesoria                       | Příslušenství                    | Príslušenstvo                   | Аксесуари                         | Accessories
  complete           | Produkty kompletne z ramką      | Kompletní výrobky s rámečkem     | Kompletné výrobky s rámikom     | Готові вироби з рамкою            | Complete products with frame
  controllers        | Sterowniki                      | Ovladače                         | Ovládače                        | Контролери                        | Controllers
  in the box         | Dopuszkowe                      | Přístroje do krabice             | Prístroje do krabice            | Для монтажу в коробку             | In-wall devices
  remotes            | Piloty i akcesoria              | Dálkové ovladače a příslušenství | Diaľkové ovládače a príslušenstvo | Пульти та аксесуари             | Remotes and accessories
  K45                | K45                             | K45                              | K45                             | K45                               | K45
  CIMA               | CIMA                            | CIMA                             | CIMA                            | CIMA                              | CIMA
  floor boxes        | Puszki podłogowe                | Podlahové krabice                | Podlahové krabice               | Підлогові коробки                 | Floor boxes
  columns            | Kolumny i minikolumny           | Sloupky a minisloupky            | Stĺpiky a ministĺpiky           | Колони та мініколони              | Service poles and mini poles
  flush boxes        | Puszki instalacyjne             | Instalační krabice               | Inštalačné krabice              | Монтажні коробки                  | Installation boxes
  mounting           | Akcesoria montażowe             | Montážní příslušenství           | Montážne príslušenstvo          | Монтажні аксесуари                | Mounting accessories
  light sources      | Źródła LED i zasilacze          | LED zdroje a napájení            | LED zdroje a napájanie          | LED-джерела та блоки живлення     | LED sources and power supplies
  cables             | Przewody i wtyki multimedialne  | Multimediální kabely a konektory | Multimediálne káble a konektory | Мультимедійні кабелі та штекери   | Multimedia cables and plugs
  tools              | Narzędzia                       | Nářadí                           | Náradie                         | Інструменти                       | Tools
  bells              | Dzwonki i transformatory        | Zvonky a transformátory          | Zvončeky a transformátory       | Дзвінки та трансформатори         | Bells and transformers
`);

/** Names of the e-catalogue's product groups by the keys of the ranges. */
const productGroupNames = readWordTable(`
  one-way            | Łączniki jednobiegunowe          | Spínače jednopólové              | Spínače jednopólové               | Вимикачі одноклавішні             | One-way switches
  one-way, two-circuit | Łączniki jednobiegunowe i świecznikowe | Spínače jednopólové a sériové | Spínače jednopólové a sériové   | Вимикачі одно- та двоклавішні     | 1- and 2-gang one-way switches
  double-pole, triple | Łączniki dwubiegunowe i potrójne | Spínače dvoupólové a trojité    | Spínače dvojpólové a trojité      | Вимикачі двополюсні та триклавішні | Double-pole and 3-gang switches
  two-circuit        | Łączniki świecznikowe            | Přepínače sériové                | Prepínače sériové                 | Вимикачі двоклавішні              | 2-gang one-way switches
  two-circuit, triple | Łączniki świecznikowe i potrójne | Přepínače sériové a trojité     | Prepínače sériové a trojité       | Вимикачі дво- та триклавішні      | 2- and 3-gang one-way switches
  two-way            | Łączniki schodowe                | Přepínače střídavé               | Prepínače striedavé               | Вимикачі прохідні                 | Two-way switches
  two-way, intermediate | Łączniki schodowe i krzyżowe  | Přepínače střídavé a křížové     | Prepínače striedavé a krížové     | Вимикачі прохідні та перехресні   | Two-way and intermediate switches
  intermediate, special | Łączniki krzyżowe i specjalne | Přepínače křížové a speciální    | Prepínače krížové a špeciálne     | Вимикачі перехресні та спеціальні | Intermediate and special switches
  push-buttons       | Przyciski                        | Tlačítka                         | Tlačidlá                          | Кнопки                            | Push-buttons
  two-way, push      | Łączniki schodowe i przyciski    | Přepínače střídavé a tlačítka    | Prepínače striedavé a tlačidlá    | Вимикачі прохідні та кнопки       | Two-way switches and push-buttons
  push, blinds       | Przyciski i łączniki żaluzjowe   | Tlačítka a žaluziové spínače     | Tlačidlá a žalúziové spínače      | Кнопки та вимикачі для жалюзі     | Push-buttons and blind switches
  all switches       | Łączniki                         | Spínače                          | Spínače                           | Вимикачі                          | Switches
  blind switches     | Łączniki i przyciski żaluzjowe   | Žaluziové spínače a tlačítka     | Žalúziové spínače a tlačidlá      | Вимикачі та кнопки для жалюзі     | Blind switches and push-buttons
  blind controllers  | Sterowniki rolet                 | Ovladače rolet                   | Ovládače roliet                   | Контролери ролет                  | Blind controllers
  single sockets     | Gniazda pojedyncze               | Zásuvky jednonásobné             | Zásuvky jednonásobné              | Розетки одинарні                  | Single sockets
  double sockets     | Gniazda podwójne                 | Zásuvky dvojnásobné              | Zásuvky dvojnásobné               | Розетки подвійні                  | Double sockets
  double, IP44       | Gniazda podwójne i IP44          | Zásuvky dvojnásobné a IP44       | Zásuvky dvojnásobné a IP44        | Розетки подвійні та IP44          | Double and IP44 sockets
  double, complete   | Gniazda podwójne, IP44 i kompletne | Zásuvky dvojnásobné, IP44 a kompletní | Zásuvky dvojnásobné, IP44 a kompletné | Розетки подвійні, IP44 та в зборі    | Double, IP44 and complete sockets
  IP44, special      | Gniazda IP44 i specjalne         | Zásuvky IP44 a speciální         | Zásuvky IP44 a špeciálne          | Розетки IP44 та спеціальні        | IP44 and special sockets
  multiple sockets   | Gniazda wielokrotne              | Zásuvky vícenásobné              | Zásuvky viacnásobné               | Розетки багатомісні               | Multiple sockets
  all sockets        | Gniazda wtyczkowe                | Zásuvky 230 V                    | Zásuvky 230 V                     | Розетки 230 В                     | Socket outlets
  USB-Schuko         | Gniazda USB-SCHUKO               | Zásuvky USB-SCHUKO               | Zásuvky USB-SCHUKO                | Розетки USB-SCHUKO                | USB-SCHUKO sockets
  RJ45               | Gniazda komputerowe RJ45         | Datové zásuvky RJ45              | Dátové zásuvky RJ45               | Розетки комп’ютерні RJ45          | Data sockets RJ45
  RJ45, telephone    | Gniazda komputerowe i telefoniczne | Datové a telefonní zásuvky RJ  | Dátové a telefónne zásuvky RJ     | Розетки комп’ютерні та телефонні RJ | Data and telephone sockets RJ
  telephone, Keystone | Gniazda telefoniczne i Keystone | Telefonní zásuvky a Keystone     | Telefónne zásuvky a Keystone      | Розетки телефонні та Keystone     | Telephone sockets and Keystone
  USB, HDMI          | Ładowarki USB i HDMI             | USB nabíječky a HDMI             | USB nabíjačky a HDMI              | Зарядні пристрої USB та HDMI      | USB chargers and HDMI
  Keystone, USB, HDMI | Keystone, USB i HDMI            | Keystone, USB a HDMI             | Keystone, USB a HDMI              | Keystone, USB та HDMI             | Keystone, USB and HDMI
  data, multimedia   | Teleinformatyka i multimedia     | Data a multimédia                | Dáta a multimédiá                 | Дані та мультимедіа               | Data and multimedia
  data, aerial       | Gniazda komputerowe i antenowe   | Datové a anténní zásuvky         | Dátové a anténne zásuvky          | Розетки комп’ютерні та антенні    | Data and aerial sockets
  TV, SAT            | Gniazda antenowe TV i SAT        | Anténní zásuvky TV a SAT         | Anténne zásuvky TV a SAT          | Розетки ТВ і супутникові          | TV and satellite sockets
  R-TV, audio        | Gniazda R-TV i audio             | Zásuvky R-TV a audio             | Zásuvky R-TV a audio              | Розетки R-TV та аудіо             | R-TV and audio sockets
  TV, audio          | Gniazda antenowe i głośnikowe    | Anténní a reproduktorové zásuvky | Anténne a reproduktorové zásuvky  | Розетки антенні та акустичні      | Aerial and loudspeaker sockets
  AV, control        | Audio-wideo i sterowanie         | Audio-video a ovládání           | Audio-video a ovládanie           | Аудіо-відео та керування          | Audio, video and control
  dimmers            | Ściemniacze                      | Stmívače                         | Stmievače                         | Світлорегулятори                  | Dimmers
  dimmers, Wi-Fi     | Ściemniacze i sterowniki Wi-Fi   | Stmívače a ovladače Wi-Fi        | Stmievače a ovládače Wi-Fi        | Світлорегулятори та контролери Wi-Fi | Dimmers and Wi-Fi controllers
  dimmers, sensors   | Ściemniacze i czujniki ruchu     | Stmívače a pohybová čidla        | Stmievače a snímače pohybu      | Світлорегулятори та датчики руху  | Dimmers and motion sensors
  sensors, Wi-Fi     | Czujniki ruchu i sterowniki Wi-Fi | Pohybová čidla a ovladače Wi-Fi | Snímače pohybu a ovládače Wi-Fi | Датчики руху та контролери Wi-Fi  | Motion sensors and Wi-Fi controllers
  sensors, light     | Czujniki, oświetlenie, sygnalizacja | Čidla, osvětlení, signalizace | Snímače, osvetlenie, signalizácia | Датчики, освітлення, сигналізація | Sensors, lights, signalling
  light, signals     | Oświetlenie i sygnalizacja       | Osvětlení a signalizace          | Osvetlenie a signalizácia         | Освітлення та сигналізація        | Lights and signalling
  control and blinds | Ściemniacze i łączniki żaluzjowe | Stmívače a žaluziové spínače     | Stmievače a žalúziové spínače     | Світлорегулятори та вимикачі для жалюзі | Dimmers and blind switches
  rotary thermostats | Regulatory z pokrętłem           | Otočné termostaty                | Otočné termostaty                 | Поворотні терморегулятори         | Rotary thermostats
  digital thermostats | Termostaty cyfrowe              | Digitální termostaty             | Digitálne termostaty              | Цифрові термостати                | Digital thermostats
  thermostats        | Regulatory temperatury           | Termostaty                       | Termostaty                        | Терморегулятори                   | Thermostats
  single rockers     | Klawisze pojedyncze              | Kryty spínačů jednoduché         | Kryty spínačov jednoduché         | Клавіші одинарні                  | Single rockers
  double rockers     | Klawisze podwójne                | Kryty spínačů dělené             | Kryty spínačov delené             | Клавіші подвійні                  | Double rockers
  symbol rockers     | Klawisze z piktogramem i do sterowników | Kryty se symbolem a kryty ovladačů | Kryty so symbolom a kryty ovládačov | Клавіші з піктограмою та для контролерів | Rockers with symbols and for controllers
  socket covers      | Pokrywy gniazd                   | Kryty zásuvek                    | Kryty zásuviek                    | Накладки розеток                  | Socket covers
  other covers       | Pokrywy gniazd teleinformatycznych i sterowników | Kryty datových zásuvek a ovladačů | Kryty dátových zásuviek a ovládačov | Накладки розеток RJ45 та контролерів | Data and control covers
  switch mechanisms  | Mechanizmy łączników i przycisków | Přístroje spínačů a tlačítek    | Prístroje spínačov a tlačidiel    | Механізми вимикачів і кнопок      | Switch and push-button mechanisms
  socket mechanisms  | Mechanizmy gniazd i łączników żaluzjowych | Přístroje zásuvek a žaluziových spínačů | Prístroje zásuviek a žalúziových spínačov | Механізми розеток і вимикачів для жалюзі | Socket and blind switch mechanisms
  electronics        | Mechanizmy elektroniczne         | Elektronické přístroje           | Elektronické prístroje            | Електронні механізми              | Electronic mechanisms
  frames 1–2         | Ramki 1- i 2-krotne              | Rámečky jedno- a dvojnásobné     | Rámiky jedno- a dvojnásobné       | Рамки одно- та двомісні           | 1- and 2-gang frames
  frames 3–4         | Ramki 3- i 4-krotne              | Rámečky troj- a čtyřnásobné      | Rámiky troj- a štvornásobné       | Рамки три- та чотиримісні         | 3- and 4-gang frames
  frames 3–5         | Ramki 3-, 4- i 5-krotne          | Rámečky troj- až pětinásobné     | Rámiky troj- až päťnásobné        | Рамки 3–5-місні                   | 3- to 5-gang frames
  all frames         | Wszystkie ramki                  | Všechny rámečky                  | Všetky rámiky                     | Усі рамки                         | All frames
  plastic            | Z tworzywa                       | Plastové                         | Plastové                          | Пластикові                        | Plastic
  metal              | Metalowe                         | Kovové                           | Kovové                            | Металеві                          | Metal
  glass              | Szklane                          | Skleněné                         | Sklenené                          | Скляні                            | Glass
  wood               | Drewniane                        | Dřevěné                          | Drevené                           | Дерев’яні                         | Wood
  steel              | Stalowe                          | Ocelové                          | Oceľové                           | Сталеві                           | Steel
  black base         | Podstawa czarna                  | Černý podklad                    | Čierny podklad                    | Чорна основа                      | Black base
  silver base        | Podstawa srebrna                 | Stříbrný podklad                 | Strieborný podklad                | Срібна основа                     | Silver base
  gold base          | Podstawa złota                   | Zlatý podklad                    | Zlatý podklad                     | Золота основа                     | Gold base
  panels 1           | Panele 1-krotne                  | Panely jednonásobné              | Panely jednonásobné               | Панелі одномісні                  | 1-gang panels
  panels 2           | Panele 2-krotne                  | Panely dvojnásobné               | Panely dvojnásobné                | Панелі двомісні                   | 2-gang panels
  panels 3           | Panele 3-krotne                  | Panely trojnásobné               | Panely trojnásobné                | Панелі тримісні                   | 3-gang panels
  touch controllers  | Sterowniki dotykowe              | Dotykové ovladače                | Dotykové ovládače                 | Сенсорні контролери               | Touch controllers
  one-piece boxes    | Puszki natynkowe                 | Krabice na omítku                | Krabice na omietku                | Коробки накладного монтажу        | Surface-mounted boxes
  composable boxes   | Puszki składane i narożne        | Modulové a rohové krabice        | Modulové a rohové krabice         | Збірні та кутові коробки          | Modular and corner boxes
  seals              | Uszczelki do ramek i wkładki     | Těsnění rámečků a vložky         | Tesnenia rámikov a vložky         | Ущільнювачі рамок і вставки       | Frame seals and inserts
  accessories        | Akcesoria i części               | Příslušenství a díly             | Príslušenstvo a diely             | Аксесуари та частини              | Accessories and parts
  complete switches  | Łączniki kompletne               | Kompletní spínače                | Kompletné spínače                 | Вимикачі в зборі                  | Complete switches
  complete sockets   | Gniazda kompletne                | Kompletní zásuvky                | Kompletné zásuvky                 | Розетки в зборі                   | Complete sockets
  Wi-Fi light        | Oświetlenie Wi-Fi                | Osvětlení Wi-Fi                  | Osvetlenie Wi-Fi                  | Освітлення Wi-Fi                  | Wi-Fi lighting
  Wi-Fi other        | Rolety, sceny i ogrzewanie Wi-Fi | Rolety, scény a vytápění Wi-Fi   | Rolety, scény a vykurovanie Wi-Fi | Ролети, сцени та опалення Wi-Fi   | Wi-Fi blinds, scenes and heating
  box controllers    | Sterowniki dopuszkowe            | Vestavné ovladače (do krabice)   | Vstavané ovládače (do krabice)    | Контролери для монтажу в коробку  | In-wall controllers
  remotes            | Piloty                           | Dálkové ovladače                 | Diaľkové ovládače                 | Пульти                            | Remotes
  sensors            | Czujniki i akcesoria             | Čidla a příslušenství            | Snímače a príslušenstvo           | Датчики та аксесуари              | Sensors and accessories
  surface switches   | Łączniki natynkowe               | Nástěnné spínače                 | Nástenné spínače                  | Накладні вимикачі                 | Surface-mounted switches
  surface push       | Łączniki krzyżowe, podwójne i przyciski | Spínače křížové, dvojité a tlačítka | Spínače krížové, dvojité a tlačidlá | Вимикачі перехресні, подвійні та кнопки | Intermediate and 2-gang switches, push-buttons
  surface single     | Gniazda natynkowe pojedyncze     | Nástěnné zásuvky jednonásobné    | Nástenné zásuvky jednonásobné     | Накладні розетки одинарні         | Surface-mounted single sockets
  surface double     | Gniazda natynkowe podwójne i zestawy | Nástěnné zásuvky dvojnásobné a kombinace | Nástenné zásuvky dvojnásobné a kombinácie | Накладні розетки подвійні та комбінації | Surface-mounted double sockets and combinations
  CIMA boxes         | Puszki CIMA                      | Krabice CIMA                     | Krabice CIMA                      | Коробки CIMA                      | CIMA boxes
  CIMA parts         | Ramki i zestawy CIMA             | Rámečky a sady CIMA              | Rámiky a súpravy CIMA             | Рамки та набори CIMA              | CIMA frames and sets
  round floor        | Puszki okrągłe i wysuwane        | Kruhové a výsuvné krabice        | Kruhové a výsuvné krabice         | Круглі та висувні коробки         | Round and pop-up boxes
  square floor       | Puszki prostokątne i kasety      | Obdélníkové krabice a kazety     | Obdĺžnikové krabice a kazety      | Прямокутні коробки та касети      | Rectangular boxes and trays
  columns            | Kolumny                          | Sloupky                          | Stĺpiky                           | Колони                            | Service poles
  mini columns       | Minikolumny                      | Minisloupky                      | Ministĺpiky                       | Мініколони                        | Mini service poles
  masonry boxes      | Puszki podtynkowe                | Krabice pod omítku               | Krabice pod omietku               | Коробки для мурованих стін        | Boxes for masonry
  hollow-wall boxes  | Puszki do ścian pustych i natynkowe | Krabice do dutých stěn a na omítku | Krabice do dutých stien a na omietku | Коробки для порожнистих стін і накладного монтажу | Dry-lining and surface-mounted boxes
  screws             | Śruby i kołki                    | Šrouby a hmoždinky               | Skrutky a hmoždinky               | Гвинти та дюбелі                  | Screws and plugs
  terminals          | Złączki i mocowania              | Svorky a upevnění                | Svorky a upevnenie                | Клеми та кріплення                | Terminals and fixings
  light sources      | Źródła światła LED               | LED světelné zdroje              | LED svetelné zdroje               | LED-джерела світла                | LED light sources
  power supplies     | Zasilacze i ładowarki            | Napájecí zdroje a nabíječky      | Napájacie zdroje a nabíjačky      | Блоки живлення та зарядні пристрої | Power supplies and chargers
  cables             | Przewody                         | Kabely                           | Káble                             | Кабелі                            | Cables
  plugs              | Wtyki i przejściówki             | Konektory a redukce              | Konektory a redukcie              | Штекери та перехідники            | Plugs and adapters
  hand tools         | Narzędzia ręczne                 | Ruční nářadí                     | Ručné náradie                     | Ручні інструменти                 | Hand tools
  bells              | Dzwonki                          | Zvonky                           | Zvončeky                          | Дзвінки                           | Bells
  transformers       | Transformatory                   | Transformátory                   | Transformátory                    | Трансформатори                    | Transformers
`);

/** A series' range in the e-catalogue: product groups by the keys of their groups, in tree order. */
export function range(series: SampleSeries, groups: Readonly<Record<string, ProductGroups>>): EcatalogRange {
  return {
    id: series.id,
    name: series.name === '' ? null : series.name,
    groups: Object.entries(groups).map(([key, productGroups]): EcatalogGroup => ({
      name: groupNames(key),
      productGroups: Object.entries(productGroups).map(([name, products]): EcatalogProductGroup => ({
        name: productGroupNames(name),
        articles: [products].flat().flatMap((make) => make(series)),
      })),
    })),
  };
}

/** The products of product groups by the keys of their names. */
type ProductGroups = Readonly<Record<string, Products | readonly Products[]>>;

/** The range of a series in the e-catalogue; `name` is null for products outside all series. */
export type EcatalogRange = {
  readonly id: number;
  readonly name: string | null;
  readonly groups: readonly EcatalogGroup[];
};

/** A group of a series. */
type EcatalogGroup = { readonly name: Words; readonly productGroups: readonly EcatalogProductGroup[] };

/** A named list of products, one page of the browser. */
type EcatalogProductGroup = { readonly name: Words; readonly articles: readonly EcatalogArticle[] };

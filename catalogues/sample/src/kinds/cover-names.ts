import { readWordTable } from '../text/word-table.ts';

/** What visible parts are called that are articles of their own, by their function in symbols. */
export const coverNames = readWordTable(`
  KW1     | Klawisz pojedynczy                          | Kryt spínače jednoduchý                 | Kryt spínača jednoduchý                  | Клавіша одинарна                       | Single rocker
  KW1L    | Klawisz pojedynczy z oczkiem                | Kryt spínače jednoduchý s průzorem      | Kryt spínača jednoduchý s priezorom      | Клавіша одинарна з вічком              | Single rocker with window
  KW5     | Klawisz podwójny                            | Kryt spínače dělený                     | Kryt spínača delený                      | Клавіша подвійна                       | Double rocker
  KW5L    | Klawisz podwójny z oczkami                  | Kryt spínače dělený s průzory           | Kryt spínača delený s priezormi          | Клавіша подвійна з вічками             | Double rocker with windows
  KW6     | Klawisz pojedynczy z piktogramem „schody”   | Kryt spínače jednoduchý se symbolem „schody“ | Kryt spínača jednoduchý so symbolom „schody“ | Клавіша одинарна з піктограмою «сходи» | Single rocker with stairs symbol
  KW6L    | Klawisz pojedynczy z piktogramem „schody” i oczkiem | Kryt spínače jednoduchý se symbolem „schody“ a průzorem | Kryt spínača jednoduchý so symbolom „schody“ a priezorom | Клавіша одинарна з піктограмою «сходи» і вічком | Single rocker with stairs symbol and window
  KW6/2   | Klawisz podwójny z piktogramem „schody”     | Kryt spínače dělený se symbolem „schody“ | Kryt spínača delený so symbolom „schody“ | Клавіша подвійна з піктограмою «сходи» | Double rocker with stairs symbol
  KW7     | Klawisz pojedynczy z piktogramem „krzyż”    | Kryt spínače jednoduchý se symbolem „kříž“ | Kryt spínača jednoduchý so symbolom „kríž“ | Клавіша одинарна з піктограмою «хрест» | Single rocker with cross symbol
  WH1P    | Pokrywa łącznika hotelowego                 | Kryt hotelového spínače                 | Kryt hotelového spínača                  | Накладка готельного вимикача           | Hotel card switch cover
  KD1     | Klawisz pojedynczy z piktogramem „dzwonek”  | Kryt spínače jednoduchý se symbolem „zvonek“ | Kryt spínača jednoduchý so symbolom „zvonček“ | Клавіша одинарна з піктограмою «дзвінок» | Single rocker with bell symbol
  KS1     | Klawisz pojedynczy z piktogramem „światło”  | Kryt spínače jednoduchý se symbolem „světlo“ | Kryt spínača jednoduchý so symbolom „svetlo“ | Клавіша одинарна з піктограмою «світло» | Single rocker with light symbol
  KZW1K   | Klawisz łącznika żaluzjowego                | Kryt spínače žaluziového                | Kryt spínača žalúziového                 | Клавіша вимикача жалюзі                | Blind switch rocker
  KZP1    | Klawisz przycisku żaluzjowego               | Kryt tlačítka žaluziového               | Kryt tlačidla žalúziového                | Клавіша кнопки жалюзі                  | Blind push-button rocker
  KEZ1    | Klawisz elektronicznego sterownika rolet    | Kryt elektronického ovladače rolet      | Kryt elektronického ovládača roliet      | Клавіша електронного контролера ролет  | Electronic blind controller rocker
  GZ1ZP   | Pokrywa gniazda z uziemieniem               | Kryt zásuvky s ochranným kolíkem        | Kryt zásuvky s ochranným kolíkom         | Накладка розетки із заземленням        | Earthed socket cover
  GSZ1ZP  | Pokrywa gniazda Schuko                      | Kryt zásuvky Schuko                     | Kryt zásuvky Schuko                      | Накладка розетки Schuko                | Schuko socket cover
  GZ2MZP  | Pokrywa gniazda podwójnego                  | Kryt zásuvky dvojnásobné                | Kryt zásuvky dvojnásobnej                | Накладка розетки подвійної             | Double socket cover
  GZ2MNZP | Pokrywa gniazda podwójnego do ramek Nature  | Kryt zásuvky dvojnásobné pro rámečky Nature | Kryt zásuvky dvojnásobnej pre rámiky Nature | Накладка розетки подвійної для рамок Nature | Double socket cover for Nature frames
  GZ1BUZP | Pokrywa gniazda IP44 z klapką               | Kryt zásuvky IP44 s víčkem              | Kryt zásuvky IP44 s viečkom              | Накладка розетки IP44 з кришкою        | IP44 socket cover with lid
  GZ1BUZP A | Pokrywa gniazda IP44, klapka transparentna | Kryt zásuvky IP44, průhledné víčko     | Kryt zásuvky IP44, priehľadné viečko     | Накладка розетки IP44, прозора кришка  | IP44 socket cover, transparent lid
  GD1ZP   | Pokrywa gniazda DATA                        | Kryt zásuvky DATA                       | Kryt zásuvky DATA                        | Накладка розетки DATA                  | DATA socket cover
  61P     | Pokrywa gniazda komputerowego RJ45          | Kryt datové zásuvky RJ45                | Kryt dátovej zásuvky RJ45                | Накладка комп’ютерної розетки RJ45     | Data socket cover RJ45
  62P     | Pokrywa gniazda komputerowego 2×RJ45        | Kryt datové zásuvky 2×RJ45              | Kryt dátovej zásuvky 2×RJ45              | Накладка комп’ютерної розетки 2×RJ45   | Data socket cover 2×RJ45
  KP2     | Pokrywa na moduły Keystone                  | Kryt pro moduly Keystone                | Kryt pre moduly Keystone                 | Накладка для модулів Keystone          | Cover for Keystone inserts
  BTP     | Pokrywa odbiornika audio Bluetooth          | Kryt audiopřijímače Bluetooth           | Kryt audioprijímača Bluetooth            | Накладка аудіоприймача Bluetooth       | Bluetooth audio receiver cover
  S9LP    | Pokrywa ściemniacza obrotowego              | Kryt stmívače otočného                  | Kryt stmievača otočného                  | Накладка світлорегулятора поворотного  | Rotary dimmer cover
  S13P    | Klawisz ściemniacza przyciskowego           | Kryt stmívače tlačítkového              | Kryt stmievača tlačidlového              | Клавіша світлорегулятора кнопкового    | Push-button dimmer rocker
  CR1P    | Pokrywa czujnika ruchu                      | Kryt pohybového čidla                   | Kryt pohybového snímača                  | Накладка датчика руху                  | Motion sensor cover
  KEW     | Klawisz sterownika oświetlenia Wi-Fi        | Kryt ovladače osvětlení Wi-Fi           | Kryt ovládača osvetlenia Wi-Fi           | Клавіша контролера освітлення Wi-Fi    | Wi-Fi lighting controller rocker
  TR1P    | Pokrywa regulatora temperatury              | Kryt termostatu otočného                | Kryt termostatu otočného                 | Накладка терморегулятора               | Rotary thermostat cover
  TR2P    | Pokrywa termostatu programowalnego          | Kryt programovatelného termostatu       | Kryt programovateľného termostatu        | Накладка термостата програмованого     | Programmable thermostat cover
  OS1P    | Pokrywa oprawy schodowej LED                | Kryt LED schodišťového svítidla         | Kryt LED schodiskového svietidla         | Накладка LED-світильника сходового     | LED step light cover
  SS1P    | Pokrywa sygnalizatora świetlnego LED        | Kryt LED signálky                       | Kryt LED signálky                        | Накладка LED-сигналізатора             | LED signal lamp cover
`);

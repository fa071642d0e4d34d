import { allKinds, kindNames } from '../modules/kinds.ts';
import { number, oneOf, readTable, text } from '@ramka/import/vocabulary/table';
import { translated, type Words } from '@ramka/import/vocabulary/words';

/** A kind of complete product. In its symbol, `#` stands for the letter of the series and `.00` for the revision. */
export type CompleteKind = {
  readonly symbol: string;
  /** Id of the function; empty for none. */
  readonly functionId: string;
  readonly zloty: number;
  /** The kind of picture: the part alone, the part with its frame, or another object. */
  readonly seen: 'part' | 'framed' | 'thing';
  /** Name of a primitive, or of an object. */
  readonly look: string;
  readonly name: Words;
};

/** The kind with this key, from the configurator or from the e-catalogue. Throws if there is none. */
export function completeKind(key: string): CompleteKind {
  const kind = allKinds.find((known) => known.key === key);
  if (kind !== undefined) {
    const { completeFunction, functionId, zloty, primitive } = kind;
    return {
      symbol: `#${completeFunction}.00`,
      functionId,
      zloty,
      seen: 'part',
      look: primitive,
      name: kindNames(key),
    };
  }
  const further = furtherKinds.find((known) => known.key === key);
  if (further === undefined) throw new Error(`No kind ${key}`);
  return further;
}

/**
 * Complete products that exist only in the e-catalogue. In a symbol, `#` stands for the letter of the series and `.00`
 * for the revision; codes of features are inserted before the revision.
 */
const furtherKinds = readTable(
  {
    key: text,
    functionId: text,
    symbol: text,
    zloty: number,
    seen: oneOf('part', 'framed', 'thing'),
    look: text,
    name: translated,
  },
  `
  W2      | switch-two-pole             | #W2.00      |  52 | part   | rocker1        | Łącznik dwubiegunowy                    | Spínač dvoupólový (řazení 2)            | Spínač dvojpólový (radenie 2)           | Вимикач двополюсний                     | Double-pole switch
  WH2     | hotel-card-switch           | #WH2.00     | 320 | part   | card           | Łącznik hotelowy na kartę z opóźnieniem | Hotelový kartový spínač se zpožděním    | Hotelový kartový spínač s oneskorením   | Готельний картковий вимикач із затримкою | Hotel card switch with delay
  PR1     | push-button-break           | #PR1.00     |  36 | part   | rocker1        | Przycisk rozwierny pojedynczy           | Tlačítko rozpínací                      | Tlačidlo rozpínacie                     | Кнопка з розмикальним контактом         | Push-button, normally closed
  ZWK     | blind-key-switch            | #ZWK.00     | 420 | part   | key            | Łącznik żaluzjowy na kluczyk            | Spínač žaluziový ovládaný klíčem        | Spínač žalúziový ovládaný kľúčom        | Вимикач для жалюзі з ключем             | Blind key switch
  EZ1G    | blind-controller-electronic | #EZ1G.00    | 275 | part   | rocker1+arrows | Grupowy sterownik rolet                 | Skupinový ovladač rolet                 | Skupinový ovládač roliet                | Груповий контролер ролет                | Group blind controller
  EZ1T    | blind-controller-electronic | #EZ1T.00    | 340 | part   | display        | Sterownik rolet z zegarem               | Ovladač rolet s časovačem               | Ovládač roliet s časovačom              | Контролер ролет із таймером             | Blind controller with timer
  EZ1R    | blind-controller-electronic | #EZ1R.00    | 310 | part   | rocker1+arrows | Radiowy sterownik rolet                 | Rádiový ovladač rolet                   | Rádiový ovládač roliet                  | Радіоконтролер ролет                    | Radio blind controller
  EZ1W    | blind-controller-wifi       | #EZ1W.00    | 330 | part   | rocker1+wifi   | Sterownik rolet Wi-Fi                   | Ovladač rolet Wi-Fi                     | Ovládač roliet Wi-Fi                    | Контролер ролет Wi-Fi                   | Wi-Fi blind controller
  G1      | socket-unearthed            | #G1.00      |  21 | part   | socketF        | Gniazdo bez uziemienia                  | Zásuvka bez ochranného kolíku           | Zásuvka bez ochranného kolíka           | Розетка без заземлення                  | Socket outlet, unearthed
  GSU     | socket-schuko-usb           | #GSZ1USB.00 |  96 | part   | socketF+usb    | Gniazdo Schuko z ładowarką USB A+C      | Zásuvka Schuko s USB nabíječkou A+C     | Zásuvka Schuko s USB nabíjačkou A+C     | Розетка Schuko із зарядним пристроєм USB A+C | Schuko socket with USB charger A+C
  GSC     | socket-schuko-usb           | #GSZ1CAQ.00 | 100 | part   | socketF+usb    | Gniazdo Schuko z szybką ładowarką USB-C | Zásuvka Schuko s rychlonabíječkou USB-C | Zásuvka Schuko s rýchlonabíjačkou USB-C | Розетка Schuko зі швидким зарядним пристроєм USB-C | Schuko socket with fast USB-C charger
  GSZ2Z   | socket-double-schuko        | #GSZ2Z.00   |  78 | thing  | multi-socket   | Gniazdo wielokrotne podtynkowe Schuko 2-krotne | Zásuvka zapuštěná Schuko dvojnásobná  | Zásuvka zapustená Schuko dvojnásobná    | Розетка Schuko прихованого монтажу, двомісна | Flush multiple socket, 2 × Schuko
  GSZ3Z   | socket-multiple             | #GSZ3Z.00   |  90 | thing  | multi-socket   | Gniazdo wielokrotne podtynkowe Schuko 3-krotne | Zásuvka zapuštěná Schuko trojnásobná  | Zásuvka zapustená Schuko trojnásobná    | Розетка Schuko прихованого монтажу, тримісна | Flush multiple socket, 3 × Schuko
  GSZ4Z   | socket-multiple             | #GSZ4Z.00   |  98 | thing  | multi-socket   | Gniazdo wielokrotne podtynkowe Schuko 4-krotne | Zásuvka zapuštěná Schuko čtyřnásobná  | Zásuvka zapustená Schuko štvornásobná   | Розетка Schuko прихованого монтажу, чотиримісна | Flush multiple socket, 4 × Schuko
  EGSZ2NZ | socket-double-schuko        | EGSZ2NZ.00 |  84 | thing  | multi-socket   | Gniazdo wielokrotne natynkowe Schuko 2-krotne  | Zásuvka nástěnná Schuko dvojnásobná   | Zásuvka nástenná Schuko dvojnásobná     | Розетка Schuko накладного монтажу, двомісна | Surface multiple socket, 2 × Schuko
  EGSZ4NZ | socket-multiple             | EGSZ4NZ.00 | 100 | thing  | multi-socket   | Gniazdo wielokrotne natynkowe Schuko 4-krotne  | Zásuvka nástěnná Schuko čtyřnásobná   | Zásuvka nástenná Schuko štvornásobná    | Розетка Schuko накладного монтажу, чотиримісна | Surface multiple socket, 4 × Schuko
  GZ3M    | socket-multiple             | #GZ3M.00    |  84 | thing  | multi-socket   | Gniazdo potrójne z uziemieniem          | Zásuvka trojnásobná s ochrannými kolíky | Zásuvka trojnásobná s ochrannými kolíkmi | Розетка потрійна із заземленням         | Triple socket outlet, earthed
  GZ4M    | socket-multiple             | #GZ4M.00    |  96 | thing  | multi-socket   | Gniazdo poczwórne z uziemieniem         | Zásuvka čtyřnásobná s ochrannými kolíky | Zásuvka štvornásobná s ochrannými kolíkmi | Розетка на чотири гнізда із заземленням | Quadruple socket outlet, earthed
  GZ2TS   | socket-double-earthed       | #GZ2TS.00   |  68 | part   | socketE2       | Gniazdo podwójne skośne                 | Zásuvka dvojnásobná s natočenou dutinou | Zásuvka dvojnásobná s natočenou dutinou | Розетка подвійна під кутом              | Double socket outlet, angled
  GZ2TSZ  | socket-double-earthed       | #GZ2TSZ.00  |  74 | part   | socketE2       | Gniazdo podwójne skośne z przesłonami   | Zásuvka dvojnásobná s natočenou dutinou a clonkami | Zásuvka dvojnásobná s natočenou dutinou a clonkami | Розетка подвійна під кутом із захисними шторками | Double socket outlet, angled, with shutters
  MW1     | switch-one-way              | #MW1.00     |  42 | framed | rocker1        | Łącznik jednobiegunowy kompletny z ramką | Spínač jednopólový (řazení 1) kompletní s rámečkem | Spínač jednopólový (radenie 1) kompletný s rámikom | Вимикач одноклавішний у зборі з рамкою      | One-way switch, complete with frame
  MG2     | socket-earthed-e            | #MG2.00     |  45 | framed | socketE        | Gniazdo z uziemieniem kompletne z ramką  | Zásuvka s ochranným kolíkem kompletní s rámečkem | Zásuvka s ochranným kolíkom kompletná s rámikom | Розетка із заземленням у зборі з рамкою    | Earthed socket (type E), complete with frame
  MGZ2    | socket-double-earthed       | #MGZ2.00    |  58 | framed | socketE2       | Gniazdo podwójne kompletne z ramką       | Zásuvka dvojnásobná kompletní s rámečkem | Zásuvka dvojnásobná kompletná s rámikom | Розетка подвійна в зборі з рамкою       | Double socket, complete with frame
  TF2     | telephone-rj12              | #T2.00      |  70 | part   | rj2            | Gniazdo telefoniczne 2×RJ12             | Telefonní zásuvka 2×RJ12                | Telefónna zásuvka 2×RJ12                | Розетка телефонна 2×RJ12                | Telephone socket 2×RJ12
  5T      | data-phone-combined         | #5T.00      | 110 | part   | rj2            | Gniazdo komputerowo-telefoniczne RJ45+RJ12 | Datová a telefonní zásuvka RJ45+RJ12 | Dátová a telefónna zásuvka RJ45+RJ12    | Розетка комп’ютерно-телефонна RJ45+RJ12 | Data and telephone socket RJ45+RJ12
  KP1     | keystone-cover              | #KP1.00     |  22 | part   | rj1            | Pokrywa na moduł Keystone               | Kryt pro modul Keystone                 | Kryt pre modul Keystone                 | Накладка для модуля Keystone            | Keystone outlet plate, 1 module
  HD2     | hdmi                        | #GHDMI2.00  | 170 | part   | hdmi           | Gniazdo HDMI podwójne                   | Zásuvka HDMI dvojitá                    | Zásuvka HDMI dvojitá                    | Розетка HDMI подвійна                   | Double HDMI socket
  ECQ     | usb-charger-ac              | #EC2CAQ.00  | 185 | part   | usbAC          | Szybka ładowarka USB A+C 45 W           | USB rychlonabíječka A+C 45 W            | USB rýchlonabíjačka A+C 45 W            | Швидкий зарядний пристрій USB A+C 45 Вт | Fast USB charger A+C 45 W
  TVP     | tv                          | #AK2.00     |  52 | part   | tv             | Gniazdo antenowe TV przelotowe          | Anténní zásuvka TV průběžná             | Anténna zásuvka TV priebežná            | Розетка ТВ прохідна                     | TV socket, loop-through
  SAP     | tv-r-sat                    | #ASP.00     | 118 | part   | tvrsat         | Gniazdo antenowe R-TV-SAT przelotowe    | Anténní zásuvka R-TV-SAT průběžná       | Anténna zásuvka R-TV-SAT priebežná      | Розетка антенна R-TV-SAT прохідна       | R-TV-SAT socket, loop-through
  SF1     | sat                         | #ASF1.00    |  36 | part   | f2             | Gniazdo antenowe SAT pojedyncze (złącze F) | Anténní zásuvka SAT (F konektor)        | Anténna zásuvka SAT (F konektor)        | Розетка супутникова (F-роз’єм)          | Satellite socket (F connector)
  RTV     | tv-r                        | #AR.00      |  84 | part   | tv             | Gniazdo antenowe R-TV końcowe           | Anténní zásuvka R-TV koncová            | Anténna zásuvka R-TV koncová            | Розетка антенна R-TV кінцева            | R-TV socket, end of line
  RTP     | tv-r                        | #ARP.00     |  92 | part   | tv             | Gniazdo antenowe R-TV przelotowe        | Anténní zásuvka R-TV průběžná           | Anténna zásuvka R-TV priebežná          | Розетка антенна R-TV прохідна           | R-TV socket, loop-through
  GL4     | speaker-double              | #GL34.00    | 112 | part   | spk2           | Gniazdo głośnikowe poczwórne            | Reproduktorová zásuvka čtyřnásobná      | Reproduktorová zásuvka štvornásobná     | Розетка акустична, 4 канали             | Quadruple loudspeaker socket
  S9V     | dimmer-1-10v                | #S9V.00     | 166 | part   | knob           | Ściemniacz obrotowy 1–10 V              | Stmívač otočný 1–10 V                   | Stmievač otočný 1–10 V                  | Світлорегулятор поворотний 1–10 В       | Rotary dimmer 1–10 V
  S13R    | dimmer-push                 | #S13R.00    | 224 | part   | rocker1+dim    | Ściemniacz przyciskowy z pilotem        | Stmívač tlačítkový s dálkovým ovladačem | Stmievač tlačidlový s diaľkovým ovládačom | Світлорегулятор кнопковий із пультом  | Push-button dimmer with remote
  CR1T    | motion-sensor               | #CR10T.00   | 318 | part   | pir            | Czujnik ruchu z triakiem                | Pohybové čidlo s triakem                | Snímač pohybu s triakom               | Датчик руху із симістором               | Motion sensor with triac
  CR1P    | motion-sensor               | #CR11P.00   | 350 | part   | pir            | Czujnik ruchu z zabezpieczeniem         | Pohybové čidlo s ochranou               | Snímač pohybu s ochranou              | Датчик руху із захистом                 | Motion sensor with protection
  WFD     | dimmer-wifi                 | #EWD4.00    | 330 | part   | rocker1+wifi   | Ściemniacz Wi-Fi                        | Stmívač Wi-Fi                           | Stmievač Wi-Fi                          | Світлорегулятор Wi-Fi                   | Wi-Fi dimmer
  OS2     | orientation-light           | #OS2.00     | 270 | part   | led            | Oprawa schodowa LED z czujnikiem ruchu  | LED schodišťové svítidlo s čidlem       | LED schodiskové svietidlo so snímačom   | LED-світильник сходовий із датчиком     | LED step light with sensor
  DS1     | chime                       | #DS1.00     | 129 | part   | rocker1+bell   | Dzwonek elektroniczny podtynkowy        | Elektronický zvonek zapuštěný           | Elektronický zvonček zapustený          | Електронний дзвінок прихованого монтажу | Electronic chime, flush
  TRC     | thermostat-knob             | #TRNC.00    | 298 | part   | knob+scale     | Regulator temperatury z sondą podłogową | Termostat otočný s podlahovým čidlem    | Termostat otočný s podlahovým snímačom  | Терморегулятор із датчиком підлоги      | Rotary thermostat with floor sensor
  TRH     | thermostat-knob             | #TRNH.00    | 310 | part   | knob+scale     | Regulator temperatury grzanie/chłodzenie | Termostat topení/chlazení              | Termostat kúrenie/chladenie             | Терморегулятор опалення/охолодження     | Heating/cooling thermostat
  TRD     | thermostat-programmable     | #ETD2A.00   | 525 | part   | display        | Termostat z wyświetlaczem               | Termostat s displejem                   | Termostat s displejom                   | Терморегулятор із дисплеєм              | Thermostat with display
  TRW     | thermostat-wifi             | #ETW1.00    | 560 | part   | display        | Termostat Wi-Fi                         | Termostat Wi-Fi                         | Termostat Wi-Fi                         | Термостат Wi-Fi                         | Wi-Fi thermostat
  GEW1    | wifi-light-controller       | #EW1.00     | 225 | part   | rocker1+wifi   | Sterownik oświetlenia Wi-Fi pojedynczy  | Ovladač osvětlení Wi-Fi jednoduchý      | Ovládač osvetlenia Wi-Fi jednoduchý     | Контролер освітлення Wi-Fi одинарний    | Wi-Fi lighting controller, single
  GEW2    | wifi-light-controller       | #EW2.00     | 265 | part   | rocker2+wifi   | Sterownik oświetlenia Wi-Fi podwójny    | Ovladač osvětlení Wi-Fi dvojitý         | Ovládač osvetlenia Wi-Fi dvojitý        | Контролер освітлення Wi-Fi подвійний    | Wi-Fi lighting controller, double
  GED1    | dimmer-wifi                 | #ED1.00     | 320 | part   | rocker1+dim    | Ściemniacz Wi-Fi przyciskowy            | Stmívač Wi-Fi tlačítkový                | Stmievač Wi-Fi tlačidlový               | Світлорегулятор Wi-Fi кнопковий         | Wi-Fi push-button dimmer
  GEL1    | orientation-light           | #EL1.00     | 245 | part   | led            | Oprawa LED Wi-Fi                        | LED svítidlo Wi-Fi                      | LED svietidlo Wi-Fi                     | LED-світильник Wi-Fi                    | Wi-Fi LED light
  GEC1    | motion-sensor               | #ECR1.00    | 325 | part   | pir            | Czujnik ruchu Wi-Fi                     | Pohybové čidlo Wi-Fi                    | Snímač pohybu Wi-Fi                   | Датчик руху Wi-Fi                       | Wi-Fi motion sensor
  GEZ1    | blind-controller-wifi       | #EZW1.00    | 290 | part   | rocker1+arrows | Sterownik żaluzji Wi-Fi                 | Ovladač žaluzií Wi-Fi                   | Ovládač žalúzií Wi-Fi                   | Контролер жалюзі Wi-Fi                  | Wi-Fi venetian blind controller
  GES1    | scene-push-button           | #ESC1.00    | 230 | part   | rocker2        | Przycisk scen Wi-Fi                     | Tlačítko scén Wi-Fi                     | Tlačidlo scén Wi-Fi                     | Кнопка сцен Wi-Fi                       | Wi-Fi scene push-button
  GET1    | thermostat-wifi             | #ETW2.00    | 330 | part   | display        | Regulator temperatury Wi-Fi             | Regulátor teploty Wi-Fi                 | Regulátor teploty Wi-Fi                 | Терморегулятор Wi-Fi                    | Wi-Fi temperature controller
  GEG1    | socket-wifi                 | #EG1.00     | 235 | part   | socketE        | Gniazdo Wi-Fi z pomiarem energii        | Zásuvka Wi-Fi s měřením energie         | Zásuvka Wi-Fi s meraním energie         | Розетка Wi-Fi з вимірюванням енергії    | Wi-Fi socket with energy metering
  GP1     | box-light-controller        | #P1.00      | 189 | thing  | box-controller | Dopuszkowy sterownik oświetlenia  | Vestavný ovladač osvětlení (do krabice) | Vstavaný ovládač osvetlenia (do krabice) | Контролер освітлення для монтажу в коробку | In-wall lighting controller
  GP2     | box-light-controller        | #P2.00      | 219 | thing  | box-controller | Dopuszkowy sterownik oświetlenia podwójny | Vestavný ovladač osvětlení dvojitý (do krabice) | Vstavaný ovládač osvetlenia dvojitý (do krabice) | Контролер освітлення подвійний для монтажу в коробку | In-wall lighting controller, double
  GPD     | box-dimmer                  | #PD1.00     | 259 | thing  | box-controller | Dopuszkowy ściemniacz             | Vestavný stmívač (do krabice)           | Vstavaný stmievač (do krabice)          | Світлорегулятор для монтажу в коробку   | In-wall dimmer
  GPZ     | box-blind-controller        | #PZ1.00     | 239 | thing  | box-controller | Dopuszkowy sterownik żaluzji      | Vestavný ovladač žaluzií (do krabice)   | Vstavaný ovládač žalúzií (do krabice)   | Контролер жалюзі для монтажу в коробку  | In-wall blind controller
  GPB     |                             | #PB1.00     | 229 | thing  | box-controller | Dopuszkowy sterownik bramy        | Vestavný ovladač brány (do krabice)     | Vstavaný ovládač brány (do krabice)     | Контролер воріт для монтажу в коробку   | In-wall gate controller
  GPW     |                             | #PW4.00     | 199 | thing  | box-controller | Dopuszkowy nadajnik 4-wejściowy   | Vestavný vysílač se 4 vstupy (do krabice) | Vstavaný vysielač so 4 vstupmi (do krabice) | Передавач на 4 входи для монтажу в коробку | In-wall transmitter, 4 inputs
  GPT     | thermostat-wifi             | #PT1.00     | 249 | thing  | box-controller | Dopuszkowy termostat              | Vestavný termostat (do krabice)         | Vstavaný termostat (do krabice)         | Термостат для монтажу в коробку         | In-wall thermostat
  GPR     |                             | #PR1.00     | 209 | thing  | box-controller | Dopuszkowy wzmacniacz sygnału     | Vestavný zesilovač signálu (do krabice) | Vstavaný zosilňovač signálu (do krabice) | Підсилювач сигналу для монтажу в коробку | In-wall signal repeater
  GR1     | remote-battery              | #R1.00      | 180 | thing  | remote         | Pilot bateryjny 1-przyciskowy           | Dálkový ovladač 1tlačítkový             | Diaľkový ovládač 1-tlačidlový           | Пульт на батарейках, 1 кнопка           | Battery-powered remote control, 1 button
  GR2     | remote-battery              | #R2.00      | 195 | thing  | remote         | Pilot bateryjny 2-przyciskowy           | Dálkový ovladač 2tlačítkový             | Diaľkový ovládač 2-tlačidlový           | Пульт на батарейках, 2 кнопки           | Battery-powered remote control, 2 buttons
  GR4     | remote-battery              | #R4.00      | 215 | thing  | remote         | Pilot bateryjny 4-przyciskowy           | Dálkový ovladač 4tlačítkový             | Diaľkový ovládač 4-tlačidlový           | Пульт на батарейках, 4 кнопки           | Battery-powered remote control, 4 buttons
  GC1     |                             | #C1.00      | 165 | thing  | box-controller | Czujnik otwarcia okna             | Okenní kontakt                          | Snímač otvorenia okna                   | Датчик відчинення вікна                 | Window contact
  GC2     |                             | #C2.00      | 175 | thing  | box-controller | Czujnik zalania                   | Čidlo zaplavení                         | Snímač zaplavenia                       | Датчик протікання води                  | Flood sensor
  GC3     |                             | #C3.00      | 145 | thing  | mounting       | Uchwyt pilota                           | Držák dálkového ovladače                | Držiak diaľkového ovládača              | Тримач пульта                           | Remote holder
`,
);

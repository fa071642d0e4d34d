import { entriesOf, readTable, text } from './table.ts';
import type { sharedWordsFile } from '@ramka/contract/catalogue-format/catalogue-files';

type SharedWordsRecord = ReturnType<typeof sharedWordsFile.parse>[number];

/** Search words with several functions, in display order: ambiguous words first, then words for a whole drawer. */
export const sharedWords: readonly SharedWordsRecord[] = readTable(
  { functions: text, pl: text, cs: text, sk: text, uk: text, en: text },
  `
  socket-earthed-e switch-one-way | kontakt |  |  |  | 
  socket-earthed-e socket-double-earthed socket-schuko socket-ip44-lid socket-usb data-rj45 tv-r-sat | gniazdo, gniazda, gniazd | zásuvka, zásuvky, zásuvek | zásuvka, zásuvky, zásuviek |  | socket, sockets, outlet
  data-rj45 socket-earthed-e | gniazdo sieciowe | síťová zásuvka | sieťová zásuvka |  | 
  usb-charger-ac usb-charger-aa socket-usb socket-schuko-usb | usb, ładowarka, gniazdo USB, gniazdko USB | usb, nabíječka, USB zásuvka | usb, nabíjačka, USB zásuvka | usb, зарядка, юсб, USB розетка | usb, charger, USB socket, USB outlet
  data-rj45 data-rj45-double socket-data-keyed | data | data | data | data | data, data socket
  key-switch blind-key-switch socket-data-keyed | kluczyk | klíč | kľúč | ключ | key
  push-button-bell chime | dzwonek | zvonek | zvonček, zvonec | дзвінок, звонок | bell, doorbell
  switch-one-way-illuminated switch-two-way-illuminated switch-two-circuit-illuminated push-button-illuminated | z podświetleniem, podświetlany | s podsvícením | s podsvietením | з підсвіткою | illuminated
  wifi-light-controller socket-wifi blind-controller-wifi dimmer-wifi thermostat-wifi box-light-controller | wifi | wifi | wifi | wifi, вайфай, зі смартфона | wifi
  wifi-light-controller socket-wifi blind-controller-wifi dimmer-wifi thermostat-wifi touch-light box-light-controller | smart | smart | smart | смарт | smart
  dimmer-rotary-led thermostat-knob dimmer-1-10v | pokrętło | knoflík, otočný | gombík, otočný | поворотний, крутилка, ручка | knob, rotary
  thermostat-knob thermostat-programmable dimmer-rotary-led | regulator | regulátor | regulátor | регулятор | 
  dimmer-rotary-led dimmer-push dimmer-wifi dimmer-1-10v touch-dimmer box-dimmer | ściemniacz | stmívač | stmievač | світлорегулятор, диммер | dimmer
  blind-switch blind-push-button blind-controller-electronic blind-controller-wifi touch-blind box-blind-controller | rolety | rolety | rolety | ролети, жалюзі | blinds
  orientation-light switch-two-way | schody, schodowa | schody | schody | сходи | 
  switch-two-way orientation-light switch-two-way-illuminated | schodowy | schodišťový | schodiskový |  | 
  tv tv-r-sat | TV | TV | TV | ТВ, ТБ, TV | TV, TV point
  sat tv-r-sat | SAT | SAT | SAT | SAT | SAT
  tv-r-sat tv tv-r hdmi | telewizor, telewizja | televize, televizor | televízia, televízor | телевізор, телебачення | television
  cable-outlet socket-three-phase | płyta indukcyjna, piekarnik, kuchenka | sporák, indukce, varná deska | sporák, indukcia, varná doska | плита, варильна поверхня, духовка | cooker, hob, oven
  switch-two-pole-indicator switch-two-pole cable-outlet | bojler | bojler | bojler | бойлер | boiler, water heater
  timer-switch push-button-light | automat schodowy |  |  |  | 
  switch-two-circuit socket-double-earthed switch-two-way-double push-button-double data-rj45-double | podwójny | dvojitý | dvojitý | подвійний | double, 2 gang, twin
  socket-double-earthed switch-two-circuit data-rj45-double socket-double-schuko | podwójne | dvojitá | dvojitá |  | 
  switch-three-gang socket-multiple | potrójny, potrójne | trojitý, trojitá | trojitý, trojitá | потрійний, потрійна | triple, 3 gang
  timer-switch blind-controller-electronic thermostat-programmable | zegar, programator | časovač | časovač | таймер, програматор | timer
  orientation-light switch-one-way-illuminated signal-lamp | lampka |  |  | лампочка | 
  socket-ip44-lid motion-sensor timer-switch bluetooth-audio | łazienka | koupelna, do koupelny | kúpeľňa, do kúpeľne | ванна, для ванної | bathroom
  switch-one-way push-button-light orientation-light | światło | světlo | svetlo | світло | 
  wifi-light-controller blind-controller-electronic touch-light thermostat-programmable | sterownik |  |  |  | controller
  tv-r tv-r-sat bluetooth-audio | radio | rádio | rádio | радіо | radio
  socket-schuko sat | typ f | typ f | typ f | тип f | type f
  scene-push-button touch-scene wifi-light-controller blind-controller-wifi | sceny |  |  |  | 
  push-button-light timer-switch |  | schodišťový automat | schodiskový automat |  | 
  push-button wifi-light-controller blind-push-button remote-battery |  | ovladač | ovládač |  | 
  signal-lamp switch-two-pole-indicator |  | kontrolka | kontrolka |  | 
  socket-schuko socket-earthed-e socket-double-schuko socket-double-earthed socket-ip44-lid data-rj45 tv |  |  |  | розетка, розетки, розеток, розетку, електрична розетка | 
  socket-schuko socket-earthed-e socket-double-schuko socket-double-earthed socket-ip44-lid |  |  |  | вилка, вилки, штепсель | 
  data-rj45 socket-schuko |  |  |  | мережева розетка | 
  socket-double-schuko socket-double-earthed |  |  |  | розетка подвійна, подвійна розетка, подвійних розеток, розеток подвійних | 
  socket-schuko socket-earthed-e |  |  |  | розетка одинарна, одинарна розетка | 
  orientation-light switch-one-way-illuminated push-button-illuminated |  |  |  | підсвітка | 
  socket-double-schuko socket-double-earthed switch-two-circuit data-rj45-double |  |  |  | подвійна | 
  switch-two-way switch-two-way-double switch-intermediate tv-r-sat |  |  |  | прохідний | 
  tv tv-r-sat switch-two-way |  |  |  | прохідна | 
  switch-two-way orientation-light |  |  |  |  | stairs, staircase
  blind-switch blind-push-button blind-controller-electronic blind-controller-wifi touch-blind box-blind-controller socket-earthed-e |  |  |  |  | shutters
  switch-one-way switch-one-way-illuminated switch-two-circuit switch-two-circuit-illuminated switch-two-way switch-two-way-illuminated switch-intermediate switch-two-way-double switch-three-gang switch-two-pole switch-two-pole-indicator key-switch hotel-card-switch | włącznik, włączniki, włącznik światła, łącznik, łączniki, wyłącznik, wyłącznik światła, przełącznik, pstryczek, pstryk, właczniki, włancznik | vypínač, vypínače, spínač, spínače, vypínač světla, vypínač na světlo, světelný vypínač, výpínač | vypínač, vypínače, spínač, spínače, vypínač svetla, vypínač na svetlo, svetelný vypínač, vypinač | вимикач, вимикачі, вимикач світла, вмикач, включатель, виключатель, выключатель, вимикачь | switch, switches, light switch, wall switch, rocker switch, lightswitch
  push-button push-button-bell push-button-light push-button-illuminated push-button-double push-button-break | przycisk, przyciski, przycisk zwierny, przycisk chwilowy, włącznik chwilowy, łącznik zwierny, do przekaźnika bistabilnego | tlačítko, tlačítka, tlačítek, tlačítkový spínač, ovladač, impulsní tlačítko, na impulsní relé | tlačidlo, tlačidlá, tlačidiel, tlačidlový spínač, ovládač, impulzné tlačidlo, na impulzné relé | кнопка, кнопки, кнопковий вимикач, кнопочный выключатель, для імпульсного реле | push button, push-button, push switch, button, momentary switch, retractive switch
  blind-switch blind-push-button blind-controller-electronic blind-controller-wifi blind-key-switch | rolety, roleta, rolet, żaluzje, żaluzja, żaluzji, sterowanie roletami, włącznik rolet, łącznik roletowy, markiza, żaluzie, zaluzje | žaluzie, žaluzií, rolety, roleta, rolet, předokenní rolety, ovládání žaluzií, vypínač na žaluzie, vypínač na rolety, markýza | žalúzie, žalúzií, rolety, roleta, roliet, vonkajšie rolety, ovládanie žalúzií, vypínač na žalúzie, vypínač na rolety, markíza | жалюзі, ролети, ролет, рольставні, роллеты, керування жалюзі, вимикач для ролет, маркіза, рулонні штори | blinds, blind, blind switch, shutter, shutters, roller shutter, roller blind, venetian blind, shutter switch, awning
  socket-earthed-e socket-schuko socket-double-earthed socket-double-schuko socket-multiple socket-ip44-lid socket-usb socket-schuko-usb socket-data-keyed socket-surge socket-wifi socket-unearthed socket-three-phase switch-socket-combination | gniazdko, gniazdka, gniazdek, gniazdko elektryczne, gniazdo, gniazda, gniazd, gniazdo wtykowe, gniazdo wtyczkowe, gniazdo 230V, wtyczka, kontakt, gniasdko, gniazko | zásuvka, zásuvky, zásuvek, zástrčka, elektrická zásuvka, zásuvka 230V, zásuvka do zdi, el zásuvka | zásuvka, zásuvky, zásuviek, zástrčka, elektrická zásuvka, zásuvka 230V, zásuvka do steny, el zásuvka | розетка, розетки, розеток, розетку, електрична розетка, розетка 220, розетка 230В, электророзетка | socket, sockets, socket outlet, plug socket, wall socket, power socket, power point, outlet, receptacle, mains socket, electrical outlet
  usb-charger-ac usb-charger-aa | USB, ładowarka, ładowarki, ładowarka USB, ładowarka do telefonu, ładowanie telefonu | USB, nabíječka, nabíječky, USB nabíječka, nabíječka na mobil, nabíjení mobilu | USB, nabíjačka, nabíjačky, USB nabíjačka, nabíjačka na mobil, nabíjanie mobilu | USB, зарядка, зарядка USB, зарядний пристрій, зарядка для телефону, юсб | USB, charger, USB charger, phone charger, phone charging
  data-rj45 data-rj45-double data-phone-combined telephone-rj12 keystone-cover fibre-outlet | gniazdo teletechniczne, gniazdo teleinformatyczne, teleinformatyka, teletechnika, sieć komputerowa, okablowanie strukturalne | datová zásuvka, datové zásuvky, slaboproud, slaboproudá zásuvka, počítačová síť, strukturovaná kabeláž | dátová zásuvka, dátové zásuvky, slaboprúd, slaboprúdová zásuvka, počítačová sieť, štruktúrovaná kabeláž | слабкострумова розетка, слаботочка, слаботочная розетка, інформаційна розетка, комп’ютерна мережа, структурована кабельна система | data outlet, data outlets, data point, data socket, structured cabling, telecoms outlet
  tv-r-sat tv tv-r sat-double sat | antena, antenowe, gniazdo antenowe, gniazdko antenowe, gniazdo telewizyjne, RTV, koncentryk, koncentryczne, gniazdo do telewizora | anténa, anténní, anténní zásuvka, televizní zásuvka, STA, koax, koaxiální zásuvka, zásuvka k televizi | anténa, anténna, anténna zásuvka, televízna zásuvka, STA, koax, koaxiálna zásuvka, zásuvka k televízoru | антена, антенна, антенна розетка, телевізійна розетка, ТВ розетка, коаксіал, коаксіальна розетка, розетка для телевізора | aerial, antenna, aerial socket, antenna socket, coax, coaxial socket, television socket
  hdmi speaker speaker-double bluetooth-audio | audio, multimedia, kino domowe, nagłośnienie, gniazdo multimedialne, audio-wideo | audio, multimédia, domácí kino, ozvučení, multimediální zásuvka, audio video | audio, multimédiá, domáce kino, ozvučenie, multimediálna zásuvka, audio video | аудіо, мультимедіа, домашній кінотеатр, озвучення, мультимедійна розетка, аудіо-відео | audio, multimedia, home cinema, home theatre, sound system, AV outlet, av plate
  dimmer-rotary-led dimmer-push dimmer-wifi dimmer-1-10v | ściemniacz, ściemniacze, ściemniacza, ściemniacz LED, regulacja światła, regulator oświetlenia, przyciemnianie, włącznik ze ściemniaczem, sciemniacz, śćiemniacz | stmívač, stmívače, stmívač LED, stmívání, regulace světla, regulátor osvětlení, vypínač se stmívačem, dimmer, stmivač | stmievač, stmievače, stmievač LED, stmievanie, regulácia svetla, regulátor osvetlenia, vypínač so stmievačom, dimmer, stmievač svetla | світлорегулятор, світлорегулятори, диммер, дімер, димер, регулятор яскравості, регулятор світла, затемнювач, светорегулятор | dimmer, dimmers, dimmer switch, LED dimmer, light dimmer, dimming, brightness control
  motion-sensor | czujnik, czujniki, czujka, detektor | čidlo, čidla, senzor, detektor | snímač, snímače, senzor, detektor, čidlo | датчик, датчики, сенсор, детектор | sensor, sensors, detector
  thermostat-knob thermostat-programmable thermostat-wifi | termostat, termostaty, regulator temperatury, termoregulator, ogrzewanie, ogrzewanie podłogowe, podłogówka, sterownik ogrzewania, temperatura | termostat, termostaty, regulátor teploty, topení, podlahové topení, podlahovka, regulace topení, pokojový termostat, prostorový termostat, termostat podlahového vytápění, teplota | termostat, termostaty, regulátor teploty, kúrenie, podlahové kúrenie, podlahovka, regulácia kúrenia, izbový termostat, priestorový termostat, teplota | термостат, термостати, терморегулятор, регулятор температури, опалення, тепла підлога, теплого полу, керування опаленням, температура | thermostat, thermostats, room thermostat, floor thermostat, underfloor heating thermostat, heating control, underfloor heating, temperature control, temperature
  orientation-light | oprawa LED, oprawa wbudowana, oprawa do puszki | LED svítidlo, svítidlo do zdi, vestavné svítidlo | LED svietidlo, svietidlo do steny, vstavané svietidlo | світильник, LED-світильник, вбудований світильник | LED light, recessed wall light, step lights
  signal-lamp chime | sygnalizacja, sygnalizator | signalizace, signálka | signalizácia, signálka | сигналізатор, світлова індикація | signalling, indicator, signal
  blank cable-outlet | zaślepki, pokrywa zaślepiająca, osłona zaślepiająca | záslepky, zaslepovací kryt, zakrytí krabice | záslepky, zaslepovací kryt, zakrytie krabice | заглушки, накладка-заглушка, закрити підрозетник | blanks, blank plates, blanking plates
  wifi-light-controller touch-light touch-dimmer touch-blind touch-scene scene-push-button timer-switch box-light-controller box-dimmer box-blind-controller remote-battery | sterownik, sterowniki, inteligentny dom, smart home, automatyka domowa, smart | chytrá domácnost, inteligentní dům, smart home, domácí automatizace, smart | inteligentná domácnosť, inteligentný dom, smart home, domáca automatizácia, smart | контролер, контролери, розумний дім, розумний будинок, смарт, умный дом | controller, controllers, smart home, home automation, smart
`,
).map(({ functions, ...words }) => ({
  functions: [...entriesOf(functions)],
  words: Object.fromEntries(
    Object.entries(words).flatMap(([language, phrases]) => (phrases === '' ? [] : [[language, phrases.split(', ')]])),
  ),
}));

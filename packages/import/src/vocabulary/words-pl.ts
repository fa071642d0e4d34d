import { readPhrases } from './words.ts';

/** Polish search words of functions. */
export const polishWords = readPhrases(`
  switch-one-way                 | łącznik jednobiegunowy, jednobiegunowy, włącznik pojedynczy, włącznik jednobiegunowy, pojedynczy, jednoklawiszowy, jednobieg, zwykły włącznik, łącznik pojedynczy, 1-biegunowy, łącznik 1-klawiszowy, włącznik 1-klawiszowy
  switch-one-way-illuminated     | podświetlany włącznik, włącznik podświetlany, łącznik pojedynczy podświetlany, włącznik pojedynczy podświetlany, włącznik z podświetleniem, z podświetleniem, podświetlany, z diodą, z lampką, świecący włącznik, z neonówką
  switch-two-circuit             | włącznik podwójny, podwójny włącznik, łącznik podwójny, świecznikowy, świecznik, szeregowy, dwuklawiszowy, dwuobwodowy, do żyrandola, żyrandol, dwa obwody, łącznik 2-klawiszowy, włącznik 2-klawiszowy
  switch-two-circuit-illuminated | podwójny podświetlany, podwójny z podświetleniem, świecznikowy z podświetleniem, świecznikowy podświetlany, dwuklawiszowy podświetlany
  switch-two-way                 | schodowy, schodowe, schodowych, schodowym, schodowa, schodowego, włącznik schodowy, schodówka, na schody, z dwóch miejsc, włączanie z dwóch miejsc, przełącznik schodowy, zmienny, korytarzowy
  switch-two-way-illuminated     | schodowy podświetlany, schodowy z podświetleniem, podświetlany schodowy, schodowy z lampką, schodowy z diodą
  switch-intermediate            | krzyżowy, krzyżowe, włącznik krzyżowy, krzyżak, krzyżówka, z trzech miejsc, z kilku miejsc, przełącznik krzyżowy
  switch-two-way-double          | podwójny schodowy, schodowy podwójny, 2x schodowy, dwuklawiszowy schodowy, schodowy dwubiegowy
  switch-three-gang              | potrójny włącznik, włącznik potrójny, łącznik potrójny, trzyklawiszowy, trójklawiszowy, trzy obwody, 3-klawiszowy
  switch-two-pole                | dwubiegunowy, łącznik dwubiegunowy, włącznik dwubiegunowy, do bojlera, 0-1, 16A dwubiegunowy, odłącza fazę i zero
  switch-two-pole-indicator      | dwubiegunowy z lampką, dwubiegunowy z sygnalizacją, dwubiegunowy podświetlany, do bojlera z lampką
  key-switch                     | na kluczyk, kluczyk, stacyjka, łącznik kluczykowy, włącznik na klucz, z kluczykiem
  hotel-card-switch              | na kartę, hotelowy, karta hotelowa, czytnik kart, włącznik hotelowy, oszczędzacz energii, włącznik na kartę
  push-button                    | przycisk pojedynczy, przycisk dzwonkowy bez piktogramu, impulsowy, monostabilny, zwierny pojedynczy, przycisk bez symbolu
  push-button-light              | przycisk światło, światło, przycisk oświetlenia, klatka schodowa, automat schodowy przycisk, przycisk ze znakiem światła
  push-button-bell               | dzwonek, dzwonkowy, przycisk dzwonka, przycisk do dzwonka, przycisk dzwonkowy, włącznik dzwonka, dzwonek do drzwi
  push-button-illuminated        | przycisk podświetlany, przycisk z podświetleniem, podświetlany, z podświetleniem, przycisk z lampką, przycisk z diodą
  push-button-double             | przycisk podwójny, podwójny przycisk, zwierny podwójny, dwuklawiszowy przycisk, dwa przyciski
  push-button-break              | rozwierny, przycisk rozwierny, NC, normalnie zamknięty, styk rozwierny
  blind-switch                   | łącznik żaluzjowy, żaluzjowy, włącznik żaluzji, roletowy bistabilny, żaluzjowy bistabilny, góra dół, z blokadą
  blind-push-button              | przycisk żaluzjowy, przycisk roletowy, żaluzjowy chwilowy, żaluzjowy monostabilny, przycisk do rolet, przycisk rolet
  blind-controller-electronic    | sterownik rolet, sterownik żaluzji, elektroniczny rolety, sterownik grupowy rolet, zegar do rolet, programator rolet
  blind-controller-wifi          | rolety wifi, sterownik rolet wifi, wifi, na telefon, inteligentne rolety, smart rolety
  blind-key-switch               | żaluzjowy na kluczyk, rolety na kluczyk, kluczyk, stacyjka do rolet, brama na kluczyk
  socket-earthed-e               | gniazdo z uziemieniem, gniazdko z uziemieniem, z bolcem, bolec, gniazdo z bolcem, gniazdo pojedyncze, gniazdko pojedyncze, 2P+Z, kontakt, gniazdko zwykłe, typ E, gniazdo z/u, gniazdo pojedyncze z/u, gniazdo pojedyncze z uziemieniem
  socket-schuko                  | schuko, szuko, gniazdo schuko, gniazdko schuko, typ F, niemieckie gniazdko, gniazdo z uziemieniem bocznym
  socket-double-earthed          | gniazdo podwójne, gniazdko podwójne, podwójne gniazdko, podwójny kontakt, gniazdo 2x, 2x2P+Z, gniazdo podwójne skośne, skośne, gniazdo podwójne z/u, gniazdo podwójne z uziemieniem, gniazdo 2x z/u
  socket-double-schuko           | podwójne schuko, schuko podwójne, 2x schuko, gniazdo schuko 2-krotne, podwójne szuko
  socket-multiple                | gniazdo potrójne, gniazdo poczwórne, gniazdo wielokrotne, potrójne gniazdko, poczwórne gniazdko, 3-krotne, 4-krotne, listwa gniazd
  socket-ip44-lid                | z klapką, gniazdo z klapką, gniazdko z klapką, IP44, bryzgoszczelne, hermetyczne, gniazdko do łazienki, gniazdo łazienkowe, wodoszczelne, zewnętrzne gniazdko
  socket-usb                     | gniazdko z USB, gniazdo z USB, gniazdko z ładowarką, gniazdo 230V z USB, gniazdko USB 230, kontakt z USB, USB
  socket-schuko-usb              | schuko z USB, gniazdo schuko USB, szuko z USB, schuko z ładowarką
  socket-data-keyed              | gniazdo DATA, DATA, dedykowane, gniazdo dedykowane, gniazdo komputerowe 230V, z kluczem, kluczyk, gniazdo z kluczem uprawniającym, czerwone gniazdo
  socket-surge                   | przepięciowe, ochrona przepięciowa, przeciwprzepięciowe, gniazdo z ogranicznikiem, antyprzepięciowe, T3
  socket-wifi                    | gniazdko wifi, inteligentne gniazdko, smart gniazdko, gniazdko na telefon, pomiar energii, wifi
  socket-unearthed               | bez uziemienia, gniazdo bez uziemienia, bez bolca, gniazdko bez bolca
  socket-three-phase             | siła, siłowe, gniazdo siłowe, gniazdko siłowe, 400V, 380V, trójfazowe, 3-fazowe, 16A 5P, CEE
  switch-socket-combination      | zestaw łącznik gniazdo, włącznik z gniazdkiem, łącznik z gniazdem, gniazdko z włącznikiem, zestaw natynkowy, do garażu zestaw
  usb-charger-ac                 | USB A+C, USB-C, USB C, typ C, szybka ładowarka, 30W, 45W, Power Delivery, PD
  usb-charger-aa                 | USB 2xA, USB A, podwójne USB, 2x USB, USB podwójna
  data-rj45                      | internet, internetowe, gniazdko internetowe, LAN, ethernet, RJ45, komputerowe, gniazdo komputerowe, sieciowe, skrętka, kat 6, UTP, data, gniazdo sieciowe
  data-rj45-double               | internet, LAN, 2xRJ45, gniazdo 2x RJ45, gniazdo komputerowe 2x RJ45, podwójne RJ45, internet podwójne, podwójny internet, LAN podwójne, komputerowe podwójne, gniazdo podwójne komputerowe
  data-phone-combined            | internet i telefon, RJ45+RJ12, RJ45+RJ11, komputerowo-telefoniczne, telefon i internet
  telephone-rj12                 | telefon, telefoniczne, gniazdo telefoniczne, gniazdko telefoniczne, RJ11, RJ12, telefon stacjonarny
  keystone-cover                 | keystone, keyston, kejston, moduł keystone, pokrywa keystone, nośnik keystone, maskownica keystone
  fibre-outlet                   | światłowód, światłowodowe, gniazdo światłowodowe, światłowód gniazdko, SC/APC, FTTH, optyczne
  tv-r-sat                       | R-TV-SAT, RTV-SAT, RTV SAT, TV SAT, radio TV SAT, antena satelitarna i naziemna, telewizor, telewizja, TV, SAT
  tv                             | TV, telewizja, telewizor, gniazdo TV, gniazdko TV, telewizja naziemna, DVB-T, kablówka, przelotowe TV, końcowe TV
  tv-r                           | R-TV, RTV, radio, radiowe, gniazdo radiowe, radiowo-telewizyjne, RTV końcowe, RTV przelotowe
  sat-double                     | SAT podwójne, 2xSAT, 2xF, podwójne F, dwa SAT, satelitarne podwójne, złącze F podwójne, SAT
  sat                            | SAT, satelita, satelitarne, antena satelitarna, złącze F, wtyk F, gniazdo F
  hdmi                           | HDMI, hdmi 4K, gniazdko HDMI, projektor, rzutnik, wideo
  speaker                        | głośnik, głośnikowe, głośniki, gniazdo głośnikowe, gniazdko głośnikowe, kolumna głośnikowa, głośnikowe pojedyncze, banan
  speaker-double                 | głośnikowe podwójne, stereo, podwójne głośnikowe, głośniki stereo, głośnikowe 2x
  bluetooth-audio                | bluetooth, muzyka, odbiornik bluetooth, radio bluetooth, wzmacniacz, muzyka w łazience
  dimmer-rotary-led              | ściemniacz obrotowy, ściemniacz z pokrętłem, pokrętło, obrotowy, potencjometr, ściemniacz do LED
  dimmer-push                    | ściemniacz przyciskowy, ściemniacz klawiszowy, ściemniacz z pilotem, ściemniacz z przyciskiem, ściemniacz schodowy, ściemnianie z kilku miejsc
  dimmer-wifi                    | ściemniacz wifi, wifi, smart ściemniacz, inteligentny ściemniacz, ściemniacz na telefon
  dimmer-1-10v                   | 1-10V, 0-10V, ściemniacz 1-10V, do zasilacza LED, do świetlówek, ściemniacz analogowy
  motion-sensor                  | czujnik ruchu, czujka ruchu, detektor ruchu, PIR, automatyczne światło, czujnik obecności, włącznik z czujnikiem, światło na ruch
  thermostat-knob                | termostat z pokrętłem, pokrętło, prosty termostat, termostat obrotowy, termostat mechaniczny, regulator z pokrętłem, regulator pokojowy
  thermostat-programmable        | termostat programowalny, programator temperatury, termostat z wyświetlaczem, cyfrowy termostat, termostat tygodniowy, z wyświetlaczem, programowalny
  thermostat-wifi                | termostat wifi, wifi, smart termostat, inteligentny termostat, ogrzewanie na telefon
  orientation-light              | oprawa schodowa, schodowa, oświetlenie schodów, lampka schodowa, schody, światło nocne, lampka nocna, orientacyjne, LED schodowy
  signal-lamp                    | sygnalizator świetlny, lampka sygnalizacyjna, kontrolka, czerwona lampka, zajęte, lampka czerwona zielona
  chime                          | dzwonek, gong, brzęczyk, dzwonek elektroniczny, dzwonek podtynkowy, melodyjka
  blank                          | zaślepka, zaślepić, zaślepka do ramki, pusta ramka, zakrycie puszki
  cable-outlet                   | wyjście kabla, wypust, wyprowadzenie kabla, przepust, kabel ze ściany, podłączenie płyty, podłączenie piekarnika, zaślepka z otworem
  wifi-light-controller          | łącznik smart, włącznik smart, inteligentny włącznik, wifi, włącznik wifi, smart włącznik, inteligentny włącznik, włącznik na telefon, sterowanie telefonem, światło na telefon, alexa, google home
  touch-light                    | dotykowy, włącznik dotykowy, dotykowy włącznik, szklany włącznik, panel dotykowy, na dotyk, sensorowy
  touch-dimmer                   | ściemniacz dotykowy, dotykowy ściemniacz, dotykowy, szklany ściemniacz, ściemniacz sensorowy, ściemniacz
  touch-blind                    | dotykowy rolety, dotykowy, dotykowe żaluzje, szklany rolety, panel dotykowy rolety, rolety
  touch-scene                    | sceny dotykowe, dotykowy, sceny świetlne, panel scen, sceny
  scene-push-button              | sceny, przycisk scen, wyłącz wszystko, sceny wifi, przycisk centralny
  timer-switch                   | wyłącznik czasowy, czasowy, włącznik czasowy, timer, zegar, do wentylatora, automat schodowy, wyłącznik z opóźnieniem
  box-light-controller           | dopuszkowy, moduł dopuszkowy, do puszki, przekaźnik wifi, sterownik do puszki, ukryty sterownik
  box-dimmer                     | ściemniacz dopuszkowy, ściemniacz do puszki, dopuszkowy, moduł ściemniacza
  box-blind-controller           | sterownik rolet dopuszkowy, rolety do puszki, dopuszkowy, moduł rolet
  remote-battery                 | pilot, pilot bateryjny, pilot do światła, bezprzewodowy przycisk, pilot do rolet
`);

import { readWordTable } from './words.ts';

/**
 * Short names of the functions, as electricians say them: a set without a name is called by its contents, `3× gniazdo,
 * RJ45`. In the singular and in lower case.
 */
export const functionShortNames = readWordTable(`
  switch-one-way                 | jednobiegunowy               | spínač                        | spínač                        | вимикач                           | one-way switch
  switch-one-way-illuminated     | jednobiegunowy podświetlany  | spínač s podsvícením          | spínač s podsvietením         | вимикач з підсвіткою              | illuminated one-way switch
  switch-two-circuit             | świecznikowy                 | sériový                       | sériový                       | двоклавішний вимикач              | 2-gang switch
  switch-two-circuit-illuminated | świecznikowy podświetlany    | sériový s podsvícením         | sériový s podsvietením        | двоклавішний вимикач з підсвіткою | illuminated 2-gang switch
  switch-two-way                 | schodowy                     | střídavý                      | striedavý                     | прохідний вимикач                 | two-way switch
  switch-two-way-illuminated     | schodowy podświetlany        | střídavý s podsvícením        | striedavý s podsvietením      | прохідний вимикач з підсвіткою    | illuminated two-way switch
  switch-intermediate            | krzyżowy                     | křížový                       | krížový                       | перехресний вимикач               | intermediate switch
  switch-two-way-double          | schodowy podwójny            | dvojitý střídavý              | dvojitý striedavý             | прохідний двоклавішний вимикач    | 2-gang two-way switch
  switch-three-gang              | potrójny                     | trojitý spínač                | trojitý spínač                | триклавішний вимикач              | 3-gang switch
  switch-two-pole                | dwubiegunowy                 | dvoupólový                    | dvojpólový                    | двополюсний вимикач               | double-pole switch
  switch-two-pole-indicator      | dwubiegunowy z sygnalizacją  | dvoupólový se signalizací     | dvojpólový so signalizáciou   | двополюсний вимикач з індикацією  | double-pole switch with indicator
  key-switch                     | łącznik na kluczyk           | spínač s klíčem               | spínač s kľúčom               | вимикач із ключем                 | key switch
  hotel-card-switch              | łącznik hotelowy             | hotelový spínač               | hotelový spínač               | картковий вимикач                 | card switch
  push-button                    | przycisk                     | tlačítko                      | tlačidlo                      | кнопка                            | push-button
  push-button-light              | przycisk „światło”           | tlačítko „světlo“             | tlačidlo „svetlo“             | кнопка «світло»                   | light push-button
  push-button-bell               | przycisk „dzwonek”           | tlačítko „zvonek“             | tlačidlo „zvonček“            | кнопка «дзвінок»                  | bell push
  push-button-illuminated        | przycisk podświetlany        | tlačítko s podsvícením        | tlačidlo s podsvietením       | кнопка з підсвіткою               | illuminated push-button
  push-button-double             | przycisk podwójny            | dvojité tlačítko              | dvojité tlačidlo              | двоклавішна кнопка                | 2-gang push-button
  push-button-break              | przycisk rozwierny           | rozpínací tlačítko            | rozpínacie tlačidlo           | розмикальна кнопка                | NC push-button
  blind-switch                   | żaluzjowy                    | žaluziový spínač              | žalúziový spínač              | вимикач для жалюзі                | blind switch
  blind-push-button              | przycisk żaluzjowy           | žaluziové tlačítko            | žalúziové tlačidlo            | кнопка для жалюзі                 | blind push-button
  blind-controller-electronic    | sterownik rolet              | ovladač rolet                 | ovládač roliet                | контролер ролет                   | blind controller
  blind-controller-wifi          | sterownik rolet Wi-Fi        | ovladač rolet Wi-Fi           | ovládač roliet Wi-Fi          | контролер ролет Wi-Fi             | Wi-Fi blind controller
  blind-key-switch               | żaluzjowy na kluczyk         | žaluziový s klíčem            | žalúziový s kľúčom            | вимикач для жалюзі з ключем       | blind key switch
  socket-earthed-e               | gniazdo                      | zásuvka                       | zásuvka                       | розетка                           | socket
  socket-schuko                  | gniazdo Schuko               | zásuvka Schuko                | zásuvka Schuko                | розетка Schuko                    | Schuko socket
  socket-double-earthed          | gniazdo podwójne             | dvojzásuvka                   | dvojzásuvka                   | подвійна розетка                  | double socket
  socket-double-schuko           | gniazdo podwójne Schuko      | dvojzásuvka Schuko            | dvojzásuvka Schuko            | подвійна розетка Schuko           | double Schuko socket
  socket-multiple                | gniazdo wielokrotne          | vícenásobná zásuvka           | viacnásobná zásuvka           | багатомісна розетка               | multiple socket
  socket-ip44-lid                | gniazdo z klapką             | zásuvka s víčkem              | zásuvka s viečkom             | розетка з кришкою                 | socket with lid
  socket-usb                     | gniazdo z USB                | zásuvka s USB                 | zásuvka s USB                 | розетка з USB                     | socket with USB
  socket-schuko-usb              | gniazdo Schuko z USB         | zásuvka Schuko s USB          | zásuvka Schuko s USB          | розетка Schuko з USB              | Schuko socket with USB
  socket-data-keyed              | gniazdo DATA                 | zásuvka DATA                  | zásuvka DATA                  | розетка DATA                      | DATA socket
  socket-surge                   | gniazdo z ochronnikiem       | zásuvka s přepěťovou ochranou | zásuvka s prepäťovou ochranou | розетка із захистом               | surge-protected socket
  socket-wifi                    | gniazdo Wi-Fi                | zásuvka Wi-Fi                 | zásuvka Wi-Fi                 | розетка Wi-Fi                     | Wi-Fi socket
  socket-unearthed               | gniazdo bez uziemienia       | zásuvka bez kolíku            | zásuvka bez kolíka            | розетка без заземлення            | unearthed socket
  socket-three-phase             | gniazdo siłowe               | třífázová zásuvka             | trojfázová zásuvka            | трифазна розетка                  | three-phase socket
  switch-socket-combination      | łącznik i gniazdo            | spínač a zásuvka              | spínač a zásuvka              | вимикач і розетка                 | switch and socket
  usb-charger-ac                 | ładowarka USB                | USB nabíječka                 | USB nabíjačka                 | зарядний пристрій USB                           | USB charger
  usb-charger-aa                 | ładowarka USB 2×A            | USB nabíječka 2×A             | USB nabíjačka 2×A             | зарядний пристрій USB 2×A                           | USB charger 2×A
  data-rj45                      | RJ45                         | RJ45                          | RJ45                          | RJ45                              | RJ45
  data-rj45-double               | RJ45 podwójne                | dvojitá RJ45                  | dvojitá RJ45                  | RJ45 подвійна                     | double RJ45
  data-phone-combined            | RJ45+RJ12                    | RJ45+RJ12                     | RJ45+RJ12                     | RJ45+RJ12                         | RJ45+RJ12
  telephone-rj12                 | RJ12                         | RJ12                          | RJ12                          | RJ12                              | RJ12
  keystone-cover                 | Keystone                     | Keystone                      | Keystone                      | Keystone                          | Keystone
  fibre-outlet                   | światłowód                   | optická zásuvka               | optická zásuvka               | оптична розетка                   | fibre outlet
  tv-r-sat                       | R-TV-SAT                     | R-TV-SAT                      | R-TV-SAT                      | R-TV-SAT                          | R-TV-SAT
  tv                             | TV                           | TV                            | TV                            | ТВ                                | TV
  tv-r                           | R-TV                         | R-TV                          | R-TV                          | R-TV                              | R-TV
  sat-double                     | SAT podwójne                 | dvojitá SAT                   | dvojitá SAT                   | SAT подвійна                      | double SAT
  sat                            | SAT                          | SAT                           | SAT                           | SAT                               | SAT
  hdmi                           | HDMI                         | HDMI                          | HDMI                          | HDMI                              | HDMI
  speaker                        | głośnikowe                   | reproduktorová                | reproduktorová                | акустична розетка                 | loudspeaker
  speaker-double                 | głośnikowe podwójne          | reproduktorová dvojitá        | reproduktorová dvojitá        | подвійна акустична розетка        | double loudspeaker
  bluetooth-audio                | audio Bluetooth              | audio Bluetooth               | audio Bluetooth               | аудіо Bluetooth                   | Bluetooth audio
  dimmer-rotary-led              | ściemniacz                   | stmívač                       | stmievač                      | світлорегулятор                   | dimmer
  dimmer-push                    | ściemniacz przyciskowy       | tlačítkový stmívač            | tlačidlový stmievač           | кнопковий світлорегулятор         | push-button dimmer
  dimmer-wifi                    | ściemniacz Wi-Fi             | stmívač Wi-Fi                 | stmievač Wi-Fi                | світлорегулятор Wi-Fi             | Wi-Fi dimmer
  dimmer-1-10v                   | ściemniacz 1–10 V            | stmívač 1–10 V                | stmievač 1–10 V               | світлорегулятор 1–10 В            | 1–10 V dimmer
  motion-sensor                  | czujnik ruchu                | pohybové čidlo                | snímač pohybu                 | датчик руху                       | motion sensor
  thermostat-knob                | termostat                    | termostat                     | termostat                     | терморегулятор                    | thermostat
  thermostat-programmable        | termostat programowalny      | programovatelný termostat     | programovateľný termostat     | програмований термостат           | programmable thermostat
  thermostat-wifi                | termostat Wi-Fi              | termostat Wi-Fi               | termostat Wi-Fi               | термостат Wi-Fi                   | Wi-Fi thermostat
  orientation-light              | oprawa schodowa              | schodišťové svítidlo          | schodiskové svietidlo         | сходовий світильник               | step light
  signal-lamp                    | sygnalizator                 | signálka                      | signálka                      | сигналізатор                      | signal lamp
  chime                          | dzwonek                      | zvonek                        | zvonček                       | дзвінок                           | chime
  blank                          | zaślepka                     | záslepka                      | záslepka                      | заглушка                          | blank
  cable-outlet                   | wypust kablowy               | vývod kabelu                  | vývod kábla                   | вивід кабелю                      | flex outlet
  wifi-light-controller          | sterownik oświetlenia        | ovladač osvětlení             | ovládač osvetlenia            | контролер освітлення              | lighting controller
  touch-light                    | sterownik dotykowy           | dotykový ovladač              | dotykový ovládač              | сенсорний контролер               | touch controller
  touch-dimmer                   | ściemniacz dotykowy          | dotykový stmívač              | dotykový stmievač             | сенсорний світлорегулятор         | touch dimmer
  touch-blind                    | sterownik dotykowy żaluzji   | dotykový ovladač žaluzií      | dotykový ovládač žalúzií      | сенсорний контролер жалюзі        | touch blind controller
  touch-scene                    | sterownik dotykowy scen      | dotykový ovladač scén         | dotykový ovládač scén         | сенсорний контролер сцен          | touch scene controller
  scene-push-button              | przycisk scen                | tlačítko scén                 | tlačidlo scén                 | кнопка сцен                       | scene push-button
  timer-switch                   | wyłącznik czasowy            | časový spínač                 | časový spínač                 | вимикач із таймером               | timer switch
  box-light-controller           | sterownik dopuszkowy         | vestavný ovladač              | vstavaný ovládač              | вбудований контролер              | in-wall controller
  box-dimmer                     | ściemniacz dopuszkowy        | vestavný stmívač              | vstavaný stmievač             | вбудований світлорегулятор        | in-wall dimmer
  box-blind-controller           | dopuszkowy sterownik żaluzji | vestavný ovladač žaluzií      | vstavaný ovládač žalúzií      | вбудований контролер жалюзі       | in-wall blind controller
  remote-battery                 | pilot                        | dálkový ovladač               | diaľkový ovládač              | пульт                             | remote control
`);

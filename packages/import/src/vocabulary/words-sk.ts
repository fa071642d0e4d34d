import { readPhrases } from './words.ts';

/** Slovak search words of functions. */
export const slovakWords = readPhrases(`
  switch-one-way                 | jednopólový, vypínač č. 1, vypínač 1, radenie 1, jednoduchý vypínač, obyčajný vypínač
  switch-one-way-illuminated     | podsvietený vypínač, vypínač s podsvietením, s podsvietením, 1So, radenie 1So, s tlejivkou, s orientačnou kontrolkou, svietiaci vypínač
  switch-two-circuit             | dvojitý vypínač, dvojvypínač, sériový, lustrový, lustrový vypínač, lustrák, č. 5, radenie 5, päťka, vypínač 5, dvojpákový
  switch-two-circuit-illuminated | dvojitý s podsvietením, sériový s podsvietením, 5So, radenie 5So, lustrový s podsvietením, dvojitý s tlejivkou
  switch-two-way                 | striedavý, schodiskový vypínač, schodiskový, schodišťák, schodový vypínač, č. 6, radenie 6, šestka, vypínač 6, z dvoch miest, chodbový vypínač
  switch-two-way-illuminated     | striedavý s podsvietením, schodiskový s podsvietením, 6So, radenie 6So, striedavý s tlejivkou, schodový s podsvietením
  switch-intermediate            | krížový, krížový vypínač, krížák, č. 7, radenie 7, sedmička, vypínač 7, z troch miest, z viacerých miest
  switch-two-way-double          | dvojitý striedavý, dvojitý schodiskový, 6+6, radenie 6+6, 5B, radenie 5B, dvojšestka, dvojitý prepínač
  switch-three-gang              | trojitý vypínač, trojvypínač, trojtlačidlový vypínač, 1+1+1, radenie 1+1+1, tri okruhy, trojitý spínač
  switch-two-pole                | dvojpólový, dvojpólový vypínač, č. 2, radenie 2, dvojka, k bojleru, na bojler, vypínač bojlera
  switch-two-pole-indicator      | 2S, radenie 2S, dvojpólový s kontrolkou, dvojpólový so signalizáciou, k bojleru s kontrolkou, dvojpólový s tlejivkou
  key-switch                     | na kľúč, na kľúčik, kľúč, kľúčový spínač, uzamykateľný vypínač, vypínač s kľúčom
  hotel-card-switch              | kartový spínač, na kartu, hotelový, hotelový spínač, karta hotel, držiak karty, hotelová karta
  push-button                    | 1/0, radenie 1/0, zapínacie tlačidlo, tlačidlo bez symbolu, jednoduché tlačidlo, ovládač zapínací, impulzný spínač
  push-button-light              | tlačidlo svetlo, svetlo, tlačidlo osvetlenia, tlačidlo so symbolom svetla, tlačidlo na schodiskový automat, žiarovka symbol
  push-button-bell               | zvonček, zvonec, zvončekové tlačidlo, tlačidlo zvončeka, tlačidlo na zvonček, vypínač zvončeka, domový zvonček, zvonkové tlačidlo
  push-button-illuminated        | podsvietené tlačidlo, tlačidlo s podsvietením, s podsvietením, 1/0So, radenie 1/0So, tlačidlo s tlejivkou
  push-button-double             | dvojité tlačidlo, dvojtlačidlo, 1/0+1/0, radenie 1/0+1/0, tlačidlo dvojité, dva ovládače
  push-button-break              | rozpínacie tlačidlo, rozpínacie, NC, rozpínací kontakt, ovládač rozpínací
  blind-switch                   | žalúziový spínač, žalúziový vypínač, 1+1, radenie 1+1, hore dole, s blokovaním, s aretáciou
  blind-push-button              | žalúziové tlačidlo, tlačidlo na žalúzie, tlačidlo na rolety, ovládač žalúzií, ovládač roliet, bez aretácie
  blind-controller-electronic    | elektronický ovládač roliet, riadenie roliet, časovač roliet, skupinové ovládanie roliet, elektronický žalúziový
  blind-controller-wifi          | rolety wifi, ovládač roliet wifi, wifi, cez telefón, inteligentné žalúzie, inteligentné rolety
  blind-key-switch               | žalúziový na kľúč, rolety na kľúč, kľúč, kľúčový spínač roliet, brána na kľúč
  socket-earthed-e               | jednonásobná zásuvka, jednozásuvka, s kolíkom, s ochranným kolíkom, kolík, slovenská zásuvka, typ E, 2P+PE, jednoduchá zásuvka
  socket-schuko                  | schuko, šuko, zásuvka schuko, nemecká zásuvka, typ F, s bočnými kontaktmi
  socket-double-earthed          | dvojzásuvka, dvojzásuviek, dvojitá zásuvka, dvojnásobná zásuvka, zásuvka dvojitá, 2x zásuvka, šikmá dvojzásuvka, natočená dvojzásuvka
  socket-double-schuko           | dvojité schuko, dvojzásuvka schuko, schuko dvojnásobná, 2x schuko, dvojitá nemecká zásuvka
  socket-multiple                | trojzásuvka, štvorzásuvka, trojnásobná zásuvka, štvornásobná zásuvka, viacnásobná zásuvka, trojitá zásuvka
  socket-ip44-lid                | s viečkom, zásuvka s viečkom, IP44, do kúpeľne, zásuvka do kúpeľne, vonkajšia zásuvka, vodeodolná zásuvka, do vlhka, s krytkou
  socket-usb                     | zásuvka s USB, zásuvka s nabíjačkou, 230V s USB, zásuvka USB 230, zásuvka s USB C, USB
  socket-schuko-usb              | schuko s USB, schuko s nabíjačkou, zásuvka schuko USB, nemecká zásuvka s USB
  socket-data-keyed              | zásuvka DATA, DATA, zásuvka pre výpočtovú techniku, s kľúčom, červená zásuvka, zásuvka 230V k počítaču, kľúč
  socket-surge                   | prepäťová ochrana, s prepäťovou ochranou, prepäťová zásuvka, T3, typ 3
  socket-wifi                    | wifi zásuvka, inteligentná zásuvka, smart zásuvka, zásuvka na telefón, meranie spotreby, wifi
  socket-unearthed               | bez kolíka, bez ochranného kolíka, zásuvka bez kolíka, dvojpólová zásuvka
  socket-three-phase             | trojfázová, trojfázová zásuvka, 400V, 380V, motorová zásuvka, CEE, 5-kolíková, zásuvka 380
  switch-socket-combination      | kombinácia vypínač zásuvka, vypínač so zásuvkou, spínač so zásuvkou, zásuvka s vypínačom, kombinácia na omietku
  usb-charger-ac                 | USB A+C, USB-C, USB C, typ C, rýchlonabíjačka, 30W, 45W, Power Delivery, PD
  usb-charger-aa                 | USB 2xA, USB A, dvojitá USB nabíjačka, 2x USB, dve USB
  data-rj45                      | internet, internetová zásuvka, LAN, ethernet, RJ45, dátová, počítačová zásuvka, sieťová zásuvka, UTP, krútená dvojlinka, cat 6, sieť, data, zásuvka na internet, dátovka
  data-rj45-double               | internet, LAN, 2xRJ45, zásuvka 2x RJ45, dátová zásuvka 2x RJ45, dvojitá RJ45, dvojitá dátová, dvojitá internetová zásuvka, 2x internet, LAN dvojitá
  data-phone-combined            | internet a telefón, RJ45+RJ12, RJ45+RJ11, telefón a internet, kombinovaná dátová
  telephone-rj12                 | telefón, telefónna, telefónna zásuvka, RJ11, RJ12, pevná linka, zásuvka pre telefón
  keystone-cover                 | keystone, keyston, modul keystone, kryt keystone, nosič keystone, nosná maska
  fibre-outlet                   | optika, optická, optická zásuvka, optický kábel, optické vlákno, SC/APC, FTTH
  tv-r-sat                       | R-TV-SAT, TV SAT, TV+R+SAT, televízia a satelit, rozhlas televízia satelit, televízor, televízia, TV, SAT
  tv                             | TV, televízia, televízor, zásuvka TV, pozemné vysielanie, DVB-T, káblovka, káblová televízia, priebežná, koncová
  tv-r                           | R-TV, TV+R, rozhlas, rádio, televízna a rozhlasová, TV R
  sat-double                     | 2x SAT, 2xF, dvojitý F, dvojitá satelitná, F konektor dvojitý, twin SAT, SAT
  sat                            | SAT, SAT zásuvka, satelit, satelitná, satelitná zásuvka, F konektor, zásuvka s F konektorom
  hdmi                           | HDMI, hdmi 4K, projektor, dataprojektor, video
  speaker                        | reproduktor, reproduktory, reproduktorová, zásuvka na reproduktory, repráky, banánik
  speaker-double                 | dvojitá reproduktorová, stereo, dvojitá na reproduktory, reproduktory stereo, 2x reproduktor
  bluetooth-audio                | bluetooth, hudba, prijímač bluetooth, zosilňovač, hudba v kúpeľni
  dimmer-rotary-led              | otočný stmievač, stmievač s gombíkom, gombík, otočný, potenciometer, stmievač pre LED
  dimmer-push                    | tlačidlový stmievač, stmievač s tlačidlom, stmievač s diaľkovým ovládaním, krátkocestný stmievač, stmievanie z viacerých miest
  dimmer-wifi                    | wifi stmievač, wifi, inteligentný stmievač, smart stmievač, stmievač cez telefón
  dimmer-1-10v                   | 1-10V, 0-10V, stmievač 1-10V, analógový stmievač, pre žiarivky
  motion-sensor                  | snímač pohybu, pohybový snímač, pohybový senzor, senzor pohybu, PIR, automatický vypínač, snímač prítomnosti, pohybové čidlo, svetlo na pohyb
  thermostat-knob                | otočný termostat, termostat s gombíkom, gombík, jednoduchý termostat, manuálny termostat, termostat s kolieskom, otočný
  thermostat-programmable        | programovateľný termostat, digitálny termostat, termostat s displejom, týždenný termostat, s displejom, časový termostat
  thermostat-wifi                | wifi termostat, wifi, inteligentný termostat, smart termostat, kúrenie cez telefón
  orientation-light              | schodiskové svietidlo, osvetlenie schodov, schody, schodiskové svetlo, orientačné svetlo, nočné svetlo, schodiskový
  signal-lamp                    | svetelná signálka, kontrolka, signalizačné svetlo, červené svetlo, obsadené
  chime                          | zvonček, zvonec, gong, bzučiak, elektronický zvonček, vstavaný zvonček
  blank                          | záslepka, zaslepenie, prázdny kryt, krytka krabice
  cable-outlet                   | vývod kábla, káblový vývod, vývodka, výstup kábla, kábel zo steny, pripojenie sporáka, sporáková prípojka, vývod pre sporák
  wifi-light-controller          | wifi, wifi vypínač, inteligentný vypínač, smart vypínač, vypínač na telefón, ovládanie telefónom, svetlo cez telefón, alexa, google home
  touch-light                    | dotykový, dotykový vypínač, sklenený vypínač, dotykový panel, na dotyk, senzorový vypínač
  touch-dimmer                   | dotykový stmievač, stmievač dotykový, dotykový, sklenený stmievač, senzorový stmievač, stmievač
  touch-blind                    | dotykový žalúzie, dotykový, dotykové rolety, sklenený ovládač roliet, rolety
  touch-scene                    | dotykové scény, dotykový, svetelné scény, panel scén, scény
  scene-push-button              | scény, tlačidlo scén, vypnúť všetko, scény wifi, centrálne tlačidlo
  timer-switch                   | časový spínač, časovač, dobeh, dobehový spínač, k ventilátoru, schodiskový automat, timer, spínacie hodiny
  box-light-controller           | do krabice, modul do krabice, vstavaný modul, wifi relé, relé do krabice, skrytý modul
  box-dimmer                     | stmievač do krabice, vstavaný stmievač, do krabice, modul stmievača
  box-blind-controller           | modul roliet do krabice, vstavaný ovládač roliet, do krabice, modul žalúzií
  remote-battery                 | diaľkový ovládač, diaľkové ovládanie, ovládač na batérie, bezdrôtové tlačidlo, ovládač
`);

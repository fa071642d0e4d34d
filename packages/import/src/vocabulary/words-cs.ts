import { readPhrases } from './words.ts';

/** Czech search words of functions. */
export const czechWords = readPhrases(`
  switch-one-way                 | jednopólový, vypínač č. 1, vypínač 1, řazení 1, jednoduchý vypínač, obyčejný vypínač
  switch-one-way-illuminated     | podsvícený vypínač, vypínač s podsvícením, s podsvícením, 1So, řazení 1So, s doutnavkou, s orientační doutnavkou, svítící vypínač, prosvětlený
  switch-two-circuit             | dvojitý vypínač, dvojvypínač, sériový, lustrový vypínač, lustrový, lustrák, č. 5, řazení 5, pětka, vypínač 5, dvoupáčkový, dvojtlačítkový vypínač
  switch-two-circuit-illuminated | dvojitý s podsvícením, sériový s podsvícením, 5So, řazení 5So, lustrový s podsvícením, dvojitý s doutnavkou
  switch-two-way                 | střídavý, schodišťový vypínač, schodišťový, schodišťák, schoďák, schodový vypínač, č. 6, řazení 6, šestka, vypínač 6, ze dvou míst, chodbový vypínač
  switch-two-way-illuminated     | střídavý s podsvícením, schodišťový s podsvícením, 6So, řazení 6So, střídavý s doutnavkou, schodový s podsvícením
  switch-intermediate            | křížový, křížový vypínač, křížák, č. 7, řazení 7, sedmička, vypínač 7, ze tří míst, z více míst
  switch-two-way-double          | dvojitý střídavý, dvojitý schodišťový, 6+6, řazení 6+6, 5B, řazení 5B, dvojšestka, dvojitý přepínač
  switch-three-gang              | trojitý vypínač, trojvypínač, třítlačítkový vypínač, 1+1+1, řazení 1+1+1, tři okruhy, trojitý spínač
  switch-two-pole                | dvojpólový, dvoupólový, č. 2, řazení 2, dvojka, k bojleru, na bojler, vypínač bojleru
  switch-two-pole-indicator      | 2S, řazení 2S, dvojpólový s kontrolkou, dvojpólový se signalizací, k bojleru s kontrolkou, dvojpólový s doutnavkou
  key-switch                     | na klíč, na klíček, klíč, klíčový spínač, zamykatelný vypínač, vypínač s klíčem
  hotel-card-switch              | kartový spínač, na kartu, hotelový, hotelový spínač, karta hotel, držák karty, hotelová karta
  push-button                    | 1/0, řazení 1/0, zapínací tlačítko, tlačítko bez symbolu, jednoduché tlačítko, ovladač zapínací, impulsní spínač
  push-button-light              | tlačítko světlo, světlo, tlačítko osvětlení, tlačítko se symbolem světla, tlačítko na schodišťový automat, žárovka symbol
  push-button-bell               | zvonek, zvonkové tlačítko, tlačítko zvonku, tlačítko na zvonek, zvonkový vypínač, domovní zvonek
  push-button-illuminated        | podsvícené tlačítko, tlačítko s podsvícením, s podsvícením, 1/0So, řazení 1/0So, tlačítko s doutnavkou
  push-button-double             | dvojité tlačítko, dvojtlačítko, 1/0+1/0, řazení 1/0+1/0, tlačítko dvojité, dva ovladače
  push-button-break              | rozpínací tlačítko, rozpínací, NC, rozpínací kontakt, ovladač rozpínací
  blind-switch                   | žaluziový spínač, žaluziový vypínač, 1+1, řazení 1+1, nahoru dolů, s blokováním, s aretací
  blind-push-button              | žaluziové tlačítko, tlačítko na žaluzie, tlačítko na rolety, ovladač žaluzií, ovladač rolet, bez aretace
  blind-controller-electronic    | elektronický ovladač rolet, řízení rolet, časovač rolet, skupinové ovládání rolet, elektronický žaluziový
  blind-controller-wifi          | rolety wifi, ovladač rolet wifi, wifi, přes telefon, chytré žaluzie, chytré rolety
  blind-key-switch               | žaluziový na klíč, rolety na klíč, klíč, klíčový spínač rolet, vrata na klíč
  socket-earthed-e               | jednonásobná zásuvka, jednozásuvka, s kolíkem, s ochranným kolíkem, kolík, česká zásuvka, typ E, 2P+PE, jednoduchá zásuvka
  socket-schuko                  | schuko, šuko, zásuvka schuko, německá zásuvka, typ F, s bočními kontakty, s postranními kontakty
  socket-double-earthed          | dvojzásuvka, dvojitá zásuvka, dvojnásobná zásuvka, zásuvka dvojitá, 2x zásuvka, šikmá dvojzásuvka, natočená dvojzásuvka, 2x(2P+PE)
  socket-double-schuko           | dvojité schuko, dvojzásuvka schuko, schuko dvojnásobná, 2x schuko, dvojitá německá zásuvka
  socket-multiple                | trojzásuvka, čtyřzásuvka, trojnásobná zásuvka, čtyřnásobná zásuvka, vícenásobná zásuvka, trojitá zásuvka
  socket-ip44-lid                | s víčkem, zásuvka s víčkem, IP44, do koupelny, zásuvka do koupelny, venkovní zásuvka, voděodolná zásuvka, do vlhka, s krytkou
  socket-usb                     | zásuvka s USB, zásuvka s nabíječkou, 230V s USB, zásuvka USB 230, zásuvka s USB C, USB
  socket-schuko-usb              | schuko s USB, schuko s nabíječkou, zásuvka schuko USB, německá zásuvka s USB
  socket-data-keyed              | zásuvka DATA, DATA, zásuvka pro výpočetní techniku, s klíčem, červená zásuvka, zásuvka 230V k počítači, klíč
  socket-surge                   | přepěťová ochrana, s přepěťovou ochranou, přepěťová zásuvka, s přepěťovkou, T3, typ 3
  socket-wifi                    | wifi zásuvka, chytrá zásuvka, inteligentní zásuvka, zásuvka na telefon, měření spotřeby, wifi
  socket-unearthed               | bez kolíku, bez ochranného kolíku, zásuvka bez kolíku, dvoupólová zásuvka
  socket-three-phase             | třífázová, třífázová zásuvka, 400V, 380V, motorová zásuvka, CEE, 5kolíková, zásuvka 380
  switch-socket-combination      | kombinace vypínač zásuvka, vypínač se zásuvkou, spínač se zásuvkou, zásuvka s vypínačem, kombinace na omítku
  usb-charger-ac                 | USB A+C, USB-C, USB C, typ C, rychlonabíječka, 30W, 45W, Power Delivery, PD
  usb-charger-aa                 | USB 2xA, USB A, dvojitá USB nabíječka, 2x USB, dvě USB
  data-rj45                      | internet, internetová zásuvka, LAN, ethernet, RJ45, datová, počítačová zásuvka, síťová zásuvka, UTP, kroucená dvojlinka, cat 6, síť, data, zásuvka na internet, datovka
  data-rj45-double               | internet, LAN, 2xRJ45, zásuvka 2x RJ45, datová zásuvka 2x RJ45, dvojitá RJ45, dvojitá datová, dvojitá internetová zásuvka, 2x internet, LAN dvojitá
  data-phone-combined            | internet a telefon, RJ45+RJ12, RJ45+RJ11, telefon a internet, kombinovaná datová
  telephone-rj12                 | telefon, telefonní, telefonní zásuvka, RJ11, RJ12, pevná linka, zásuvka na telefon pevná
  keystone-cover                 | keystone, keyston, modul keystone, kryt keystone, nosič keystone, nosná maska
  fibre-outlet                   | optika, optická, optická zásuvka, optický kabel, optické vlákno, SC/APC, FTTH
  tv-r-sat                       | R-TV-SAT, TV SAT, TV+R+SAT, televize a satelit, rozhlas televize satelit, televizor, televize, TV, SAT
  tv                             | TV, televize, televizor, zásuvka TV, pozemní vysílání, DVB-T, kabelovka, kabelová televize, průběžná, koncová
  tv-r                           | R-TV, TV+R, rozhlas, rádio, televizní a rozhlasová, TV R
  sat-double                     | 2x SAT, 2xF, dvojitý F, dvojitá satelitní, F konektor dvojitý, twin SAT, SAT
  sat                            | SAT, SAT zásuvka, satelit, satelitní, satelitní zásuvka, F konektor, F zásuvka, zásuvka s F konektorem
  hdmi                           | HDMI, hdmi 4K, projektor, dataprojektor, video
  speaker                        | reproduktor, reproduktory, reproduktorová, zásuvka na reproduktory, bedny, repráky, banánek
  speaker-double                 | dvojitá reproduktorová, stereo, dvojitá na reproduktory, reproduktory stereo, 2x reproduktor
  bluetooth-audio                | bluetooth, hudba, přijímač bluetooth, zesilovač, hudba v koupelně
  dimmer-rotary-led              | otočný stmívač, stmívač s knoflíkem, knoflík, otočný, potenciometr, stmívač pro LED
  dimmer-push                    | tlačítkový stmívač, stmívač s tlačítkem, stmívač s dálkovým ovládáním, krátkocestný stmívač, stmívání z více míst
  dimmer-wifi                    | wifi stmívač, wifi, chytrý stmívač, smart stmívač, stmívač přes telefon
  dimmer-1-10v                   | 1-10V, 0-10V, stmívač 1-10V, analogový stmívač, pro zářivky
  motion-sensor                  | pohybové čidlo, čidlo pohybu, senzor pohybu, detektor pohybu, PIR, automatický vypínač, čidlo přítomnosti, světlo na pohyb
  thermostat-knob                | otočný termostat, termostat s knoflíkem, knoflík, jednoduchý termostat, manuální termostat, termostat s kolečkem, otočný
  thermostat-programmable        | programovatelný termostat, digitální termostat, termostat s displejem, týdenní termostat, s displejem, časový termostat
  thermostat-wifi                | wifi termostat, wifi, chytrý termostat, smart termostat, topení přes telefon
  orientation-light              | schodišťové svítidlo, osvětlení schodů, schody, schodišťové světlo, orientační světlo, noční světlo, schodišťový, noční osvětlení
  signal-lamp                    | světelná signálka, kontrolka, signalizační světlo, červené světlo, obsazeno
  chime                          | zvonek, gong, bzučák, elektronický zvonek, vestavný zvonek
  blank                          | záslepka, zaslepení, prázdný kryt, krytka krabice
  cable-outlet                   | vývod kabelu, kabelový vývod, vývodka, výstup kabelu, kabel ze zdi, připojení sporáku, sporáková přípojka, vývod pro sporák
  wifi-light-controller          | wifi, wifi vypínač, chytrý vypínač, smart vypínač, vypínač na telefon, ovládání telefonem, světlo přes telefon, alexa, google home
  touch-light                    | dotykový, dotykový vypínač, skleněný vypínač, dotykový panel, na dotek, senzorový vypínač
  touch-dimmer                   | dotykový stmívač, stmívač dotykový, dotykový, skleněný stmívač, senzorový stmívač, stmívač
  touch-blind                    | dotykový žaluzie, dotykový, dotykové rolety, skleněný ovladač rolet, rolety
  touch-scene                    | dotykové scény, dotykový, světelné scény, panel scén, scény
  scene-push-button              | scény, tlačítko scén, vypnout vše, scény wifi, centrální tlačítko
  timer-switch                   | časový spínač, časovač, doběh, doběhový spínač, k ventilátoru, schodišťový automat, timer, spínací hodiny
  box-light-controller           | do krabice, modul do krabice, vestavný modul, wifi relé, relé do krabice, skrytý modul
  box-dimmer                     | stmívač do krabice, vestavný stmívač, do krabice, modul stmívače
  box-blind-controller           | modul rolet do krabice, vestavný ovladač rolet, do krabice, modul žaluzií
  remote-battery                 | dálkový ovladač, dálkové ovládání, ovladač na baterie, bezdrátové tlačítko, ovladač
`);

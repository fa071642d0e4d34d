import { readPhrases } from './words.ts';

/** English search words of functions. */
export const englishWords = readPhrases(`
  switch-one-way                 | one-way switch, 1-way switch, single switch, 1 gang switch, one gang switch, single pole, 1 gang 1 way, 1 gang 1 way switch, on off switch
  switch-one-way-illuminated     | illuminated switch, lit switch, backlit switch, with locator, illuminated, switch with light, glow switch, neon switch
  switch-two-circuit             | 2 gang switch, two gang switch, double switch, two-circuit switch, double light switch, dual switch, 2-gang one-way, 2 gang 1 way, 2 gang 1 way switch, series switch
  switch-two-circuit-illuminated | illuminated double switch, 2 gang illuminated, illuminated 2 gang switch, double switch with light, backlit double switch
  switch-two-way                 | two-way switch, 2-way switch, 1 gang 2 way, 1 gang two way, 1 gang 2 way switch, 1 gang two way switch, two way, 2 way, 3-way switch, staircase switch, landing switch, hallway switch, from two places, changeover switch
  switch-two-way-illuminated     | illuminated two-way switch, 2-way illuminated, illuminated 2 way switch, backlit two-way switch, illuminated 3-way switch
  switch-intermediate            | intermediate switch, intermediate, cross switch, crossover switch, 4-way switch, from three places, multiway switching
  switch-two-way-double          | 2 gang two-way, 2 gang 2 way, 2 gang 2 way switch, 2 gang two way switch, double two-way switch, double 2-way switch, two gang two way, double 3-way switch
  switch-three-gang              | 3 gang switch, three gang switch, triple switch, three-gang, 3 gang 1 way, 3 gang 1 way switch, triple light switch
  switch-two-pole                | double pole, dp switch, double-pole switch, 2-pole, boiler switch, water heater switch, 20a dp switch, isolator switch
  switch-two-pole-indicator      | dp switch with neon, double pole with neon, dp switch with indicator, boiler switch with neon, water heater switch with neon
  key-switch                     | key switch, keyswitch, key-operated, key operated switch, lockable switch, lock switch
  hotel-card-switch              | card switch, key card, keycard switch, hotel switch, hotel card, energy saver switch, card holder switch
  push-button                    | single push button, 1 gang push, plain push button, pulse switch, impulse switch, 1 gang retractive
  push-button-light              | light push, light push button, light button, push button with lamp symbol, staircase light button, stair light push
  push-button-bell               | bell push, doorbell, door bell, bell, bell button, bell press, doorbell button, bell switch
  push-button-illuminated        | illuminated push button, illuminated, lit push button, backlit push button, push button with light
  push-button-double             | double push button, 2 gang push, two gang push button, dual push button, 2 gang retractive
  push-button-break              | normally closed, NC push button, nc button, break contact, push to break
  blind-switch                   | blind switch maintained, up down switch, maintained blind switch, shutter rocker, interlocked blind switch
  blind-push-button              | blind push button, blind button, shutter button, retractive blind switch, momentary blind switch, up down button
  blind-controller-electronic    | electronic blind controller, shutter controller, blind controller, shutter timer, blind timer, group blind control
  blind-controller-wifi          | wifi blind switch, wifi shutter, wifi, smart blinds, smart shutter, app controlled blinds
  blind-key-switch               | blind key switch, shutter key switch, key operated shutter, gate key switch
  socket-earthed-e               | earthed socket, single socket, type E, socket with earth pin, french socket, 1 gang socket, grounded socket, 2P+E, singles
  socket-schuko                  | schuko, schuko socket, type F, german socket, euro socket, side earth socket, european socket
  socket-double-earthed          | double socket, twin socket, 2 gang socket, dual socket, double earthed socket, angled double socket, duplex receptacle, doubles, twins
  socket-double-schuko           | double schuko, twin schuko, 2 x schuko, schuko double socket, 2 gang schuko
  socket-multiple                | triple socket, quad socket, 3 gang socket, 4 gang socket, multiple socket, multi socket, socket block
  socket-ip44-lid                | socket with lid, IP44, splashproof, splash-proof socket, weatherproof socket, bathroom socket, outdoor socket, flap socket
  socket-usb                     | socket with USB, USB plug socket, socket with usb charger, outlet with usb, usb wall socket 230v, USB
  socket-schuko-usb              | schuko with USB, schuko usb, schuko socket with usb, german socket with usb
  socket-data-keyed              | DATA socket, DATA, keyed socket, dedicated socket, clean earth socket, non-standard socket, red socket, computer power socket
  socket-surge                   | surge protection, surge protected socket, surge socket, SPD type 3, overvoltage protection
  socket-wifi                    | wifi socket, smart socket, smart plug, energy metering, app controlled socket, wifi
  socket-unearthed               | unearthed socket, without earth, 2-pin socket, two pin socket, ungrounded socket
  socket-three-phase             | three-phase, three phase socket, 3 phase socket, 400V, 415V, CEE, commando socket, industrial socket
  switch-socket-combination      | switch and socket, switch socket combination, socket with switch, switched combination, switch socket unit
  usb-charger-ac                 | USB A+C, USB-C, USB C, type C, fast charger, 30W, 45W, Power Delivery, PD charger
  usb-charger-aa                 | USB 2xA, USB A, double USB, 2 x USB, twin USB, dual USB
  data-rj45                      | internet, internet socket, LAN, ethernet, ethernet socket, RJ45, network, network socket, network point, cat 6, cat6, UTP, data, computer socket, data point
  data-rj45-double               | internet, ethernet, 2xRJ45, data socket 2x RJ45, socket 2x RJ45, double RJ45, 2 x RJ45, dual ethernet, double network socket, 2 gang data, twin data socket
  data-phone-combined            | data and phone, RJ45+RJ12, RJ45+RJ11, phone and data, network and telephone
  telephone-rj12                 | telephone, phone socket, telephone socket, RJ11, RJ12, landline, phone point, BT socket
  keystone-cover                 | keystone, keystone plate, keystone outlet, keystone faceplate, keystone jack plate, data faceplate
  fibre-outlet                   | fibre, fiber, fibre optic, fiber optic, fibre socket, optical outlet, SC/APC, FTTH
  tv-r-sat                       | R-TV-SAT, TV SAT, TV/FM/SAT, triplexed, triplex, tv radio satellite, television, TV, SAT
  tv                             | TV, television, TV socket, TV point, tv outlet, freeview, terrestrial, cable tv, loop-through, male tv socket
  tv-r                           | R-TV, TV/FM, radio, FM, tv and radio, diplexed, diplex
  sat-double                     | double satellite, 2xSAT, 2xF, twin satellite, twin F, double F connector, SAT
  sat                            | SAT, satellite, satellite socket, F connector, F-type connector, sky socket, dish
  hdmi                           | HDMI, HDMI outlet, HDMI wall plate, projector, video socket
  speaker                        | speaker, speakers, loudspeaker, speaker socket, speaker outlet, speaker terminal, banana socket
  speaker-double                 | double speaker socket, stereo, stereo speaker outlet, twin speaker, 2 speaker outlet
  bluetooth-audio                | bluetooth, music, bluetooth receiver, amplifier, bathroom music, wall audio
  dimmer-rotary-led              | rotary dimmer, dimmer knob, knob, rotary, turn dimmer, trailing edge dimmer, LED dimmer switch, 1 gang dimmer
  dimmer-push                    | push dimmer, push-button dimmer, button dimmer, remote dimmer, touch button dimmer, multi-way dimmer
  dimmer-wifi                    | wifi dimmer, wifi, smart dimmer, app dimmer, wireless dimmer
  dimmer-1-10v                   | 1-10V, 0-10V, 1-10v dimmer, analogue dimmer, ballast dimmer
  motion-sensor                  | motion sensor, movement sensor, motion detector, PIR, occupancy sensor, presence detector, automatic light switch, PIR switch
  thermostat-knob                | rotary thermostat, thermostat with knob, knob, dial thermostat, simple thermostat, manual thermostat, rotary
  thermostat-programmable        | programmable thermostat, digital thermostat, thermostat with display, weekly thermostat, 7-day thermostat, timer thermostat
  thermostat-wifi                | wifi thermostat, wifi, smart thermostat, app thermostat, internet thermostat
  orientation-light              | step light, stair light, stair lighting, stairs, orientation light, night light, guide light, low level light
  signal-lamp                    | signal lamp, indicator lamp, pilot light, indicator light, red light, engaged light
  chime                          | chime, bell, buzzer, gong, electronic bell, doorbell chime, door chime, sounder
  blank                          | blank, blanking plate, blank plate, blank insert, dummy, blank cover
  cable-outlet                   | cable outlet, flex outlet, cable exit, cord outlet, cooker connection, flex outlet plate, cable outlet plate
  wifi-light-controller          | wifi, wifi switch, smart switch, smart light switch, app controlled switch, phone control, alexa, google home
  touch-light                    | touch, touch switch, glass switch, touch panel, touch sensitive switch, touch light switch
  touch-dimmer                   | touch dimmer, touch, glass dimmer, touch dimmer switch, dimmer
  touch-blind                    | touch blind switch, touch, touch shutter switch, glass blind switch, blinds
  touch-scene                    | touch scenes, touch, lighting scenes, scene panel, scenes, scene controller
  scene-push-button              | scenes, scene button, all off, scene switch, master off
  timer-switch                   | timer switch, timer, time switch, run-on timer, fan timer, time delay switch, countdown switch
  box-light-controller           | flush box module, in-wall module, wifi relay, behind the switch, box module, micro module, hidden relay
  box-dimmer                     | flush box dimmer, in-wall dimmer, dimmer module, box dimmer
  box-blind-controller           | flush box blind module, in-wall shutter module, blind module, shutter relay
  remote-battery                 | remote, remote control, battery remote, wireless button, handheld remote
`);

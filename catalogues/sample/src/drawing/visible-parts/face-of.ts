import { blankCover } from '../covers/blank-cover.ts';
import { cableOutlet } from '../covers/cable-outlet.ts';
import { bluetoothReceiver } from '../electronics/bluetooth-receiver.ts';
import { cardSwitch } from '../electronics/card-switch.ts';
import { keySwitch } from '../electronics/key-switch.ts';
import { ledLight } from '../electronics/led-light.ts';
import { motionSensor } from '../electronics/motion-sensor.ts';
import { rotaryKnob } from '../electronics/rotary-knob.ts';
import { signalLamp } from '../electronics/signal-lamp.ts';
import { thermostatDisplay } from '../electronics/thermostat-display.ts';
import { aerialFace } from '../ports/aerial-face.ts';
import { dataPorts } from '../ports/data-ports.ts';
import { hdmiPort } from '../ports/hdmi-port.ts';
import { keystoneCover } from '../ports/keystone-cover.ts';
import { loudspeakerSocket } from '../ports/loudspeaker-socket.ts';
import { chargerFace } from '../ports/charger-face.ts';
import { rockers } from '../rockers/rockers.ts';
import { doubleSocket } from '../sockets/double-socket.ts';
import { earthedSocket } from '../sockets/earthed-socket.ts';
import { schukoSocket } from '../sockets/schuko-socket.ts';
import type { Face } from './face.ts';

/** The face of a primitive's base. A base that nobody draws is a fault of whoever ordered it. */
export const faceOf = (base: string): Face => {
  const face = faces.get(base);
  if (face === undefined) throw new RangeError(`No drawing for the primitive "${base}".`);
  return face;
};

const faces: ReadonlyMap<string, Face> = new Map<string, Face>([
  ['rocker1', rockers(1)],
  ['rocker2', rockers(2)],
  ['rocker3', rockers(3)],
  ['socketE', earthedSocket],
  ['socketF', schukoSocket],
  ['socketE2', doubleSocket],
  ['usb2', chargerFace('usb-a', 'usb-a')],
  ['usbAC', chargerFace('usb-a', 'usb-c')],
  ['hdmi', hdmiPort],
  ['rj1', dataPorts(1)],
  ['rj2', dataPorts(2)],
  ['keystone2', keystoneCover],
  ['tv', aerialFace('tv')],
  ['tvrsat', aerialFace('tvrsat')],
  ['f2', aerialFace('f2')],
  ['spk1', loudspeakerSocket(1)],
  ['spk2', loudspeakerSocket(2)],
  ['bt', bluetoothReceiver],
  ['knob', rotaryKnob],
  ['pir', motionSensor],
  ['display', thermostatDisplay],
  ['card', cardSwitch],
  ['key', keySwitch],
  ['led', ledLight],
  ['signal', signalLamp],
  ['blank', blankCover],
  ['cable', cableOutlet],
]);

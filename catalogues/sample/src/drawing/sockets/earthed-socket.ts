import { darker } from '../colour/darker.ts';
import { usbA } from '../ports/usb-a.ts';
import { usbC } from '../ports/usb-c.ts';
import { at } from '../svg/at.ts';
import { centred } from '../svg/centred.ts';
import type { Face } from '../visible-parts/face.ts';
import { partRadius } from '../visible-parts/part-radius.ts';
import { plate } from '../visible-parts/plate.ts';
import { dataKey } from './data-key.ts';
import { earthedContacts } from './earthed-contacts.ts';
import { socketCup } from './socket-cup.ts';

/** Socket type E: two holes and an earth pin above them. Red and keyed for DATA, or with two USB ports below. */
export const earthedSocket: Face = (pen, { window, tones, features }) => {
  const red = features.has('red');
  const usb = features.has('usb');
  const cup =
    socketCup(pen, usb ? 17.5 : 19.5, tones, red ? dataRed : tones.body) +
    earthedContacts(pen, red ? darker(dataRed, 0.35) : tones.deep) +
    (red ? dataKey(pen) : '');
  return (
    plate(pen, centred(window, window, partRadius(window)), tones) +
    (usb ? at(0, -5.4, cup, 0.98) + usbA(pen, -8.4, 19) + usbC(pen, 8.4, 19) : cup)
  );
};

const dataRed = '#c4202b';

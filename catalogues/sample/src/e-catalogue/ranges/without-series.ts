import { readRange } from '../read-range.ts';

/** What belongs to no series. */
export const withoutSeries = readRange(
  { id: 10, tag: '', name: '', letter: '', mechanismEnding: '', priceFactor: 1, window: 55 },
  `
  flush boxes   | masonry boxes     | families | - | box-round box-joinable box-deep
  flush boxes   | hollow-wall boxes | families | - | box-hollow box-hollow-set box-junction
  mounting      | screws            | families | - | screw-fixing plug-fixing screw-hollow
  mounting      | terminals         | families | - | terminal-screw terminal-quick cable-clip
  light sources | light sources     | families | - | bulb-candle strip-white strip-colour spot
  light sources | power supplies    | families | - | supply charger-travel
  cables        | cables            | families | - | cable-speaker cable-patch cable-headset
  cables        | plugs             | families | - | plug-data plug-aerial plug-hdmi plug-usb
  tools         | hand tools        | families | - | driver-flat driver-cross cutter crimper
  bells         | bells             | families | - | bell-gong bell-buzzer bell-radio
  bells         | transformers      | families | - | transformer transformer-rail
`,
);

import type { Texts } from '../texts.ts';

export const typing: Texts['typing'] = {
  open: 'Type a set',
  title: 'Type a set',
  hint: 'Type what goes into the frame, separated by commas. Enter places it, Enter again saves it.',
  label: 'Contents of the set',
  example: '3x socket, usb, two-way x2',
  line: 'Frame series',
  chooseLine: 'Choose a series',
  room: 'Room',
  noRoom: 'Only in the list of sets',
  place: 'Place',
  placed: 'Placed. Enter saves.',
  ready: (count: number): string => (count === 1 ? 'Enter places it' : `Sets: ${count}. Enter places them`),
  tooMany: (count: number, most: number): string =>
    `${count} in total, but a frame in this series has at most ${most} slots.`,
  split: 'Split into several sets',
  notUnderstood: (words: string): string => `Not understood: “${words}”`,
  meaning: (words: string): string => `Meaning of “${words}”`,
  without: (loses: string): string => `without: ${loses}`,
  notInSeries: 'This series has no such product',
  notIp44: {
    frame: 'The set will not be IP44: this series has no IP44 frame for it',
    module: (module: string): string => `The set will not be IP44: ${module} rules it out`,
  },
  saved: (count: number, room?: string): string =>
    room === undefined ? `Sets created: ${count}` : `Sets created in room “${room}”: ${count}`,
  refusals: {
    nothing: 'Type what goes into the set',
    noLine: 'Choose a frame series',
    loading: 'Loading the products of the series…',
    unknown: 'Correct the words that were not understood',
    notInLine: 'Choose another series, or remove what it does not have',
    tooMany: 'Split it into several sets',
    noFrame: 'This series has no frame for such a set',
  },
};

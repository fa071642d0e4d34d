import type { ListRow } from '@ramka/domain/flat-list/flat-list';
import { parseFlatList } from '@ramka/domain/flat-list/parse-flat-list';
import { describe, expect, it } from 'vitest';
import { sampleListContext } from './testing/sample-list-context.ts';

/** Formats a reading: room, quantity, and its parts or reason. */
const format = ({ room, quantity, note, reading }: ListRow<never>): string => {
  const times = quantity === 1 ? '' : ` ×${quantity}`;
  const aside = note === '' ? '' : ` (${note})`;
  if (reading.kind === 'set') {
    const parts = reading.parts.map(({ count, meaning }) =>
      meaning.kind === 'functions' ? `${count} ${meaning.functionIds[0]}` : meaning.kind,
    );
    return `${room}: ${parts.join(' + ')}${times}${aside}`;
  }
  return reading.kind === 'skipped' || reading.kind === 'not-understood' ? reading.reason : reading.kind;
};

const read = (text: string): readonly string[] =>
  parseFlatList({ kind: 'text', text }, sampleListContext.pl).rows.map(format);

describe('a typed list of a flat', () => {
  it.each([
    [
      'salon: 3x gniazdo x2, schodowy; kuchnia: 5x gniazdo x3',
      ['salon: 3 socket-earthed-e ×2', 'salon: 1 switch-two-way', 'kuchnia: 5 socket-earthed-e ×3'],
    ],
    ['Łazienka\n- gniazdo x2\n- termostat', ['room', 'Łazienka: 1 socket-earthed-e ×2', 'Łazienka: 1 thermostat-knob']],
    ['Pokój Zosi:\n2 szt. gniazdo', ['room', 'Pokój Zosi: 1 socket-earthed-e ×2']],
    ['[12.05, 10:31] Jan: hol: schodowy przy drzwiach', ['hol: 1 switch-two-way (przy drzwiach)']],
    ['salon: 2x gniazdo + usb', ['salon: 2 socket-earthed-e + 1 usb-charger-ac']],
    ['salon: 8 gniazd', ['salon: 1 socket-earthed-e ×8']],
    [
      'salon: ramka potrójna: gniazdo, gniazdo, usb',
      ['salon: 1 socket-earthed-e + 1 socket-earthed-e + 1 usb-charger-ac'],
    ],
    ['Cześć\n\nsalon: toster, GW\nrazem 2', ['greeting', 'empty', 'unknown-words', 'unknown-abbreviation', 'total']],
  ])('reads %j', (text, rows) => {
    expect(read(text)).toEqual(rows);
  });
});

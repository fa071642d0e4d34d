import { describe, expect, it } from 'vitest';
import { nearestColour } from './substitutes.ts';
import { aColour } from './testing/makers.ts';

const named = (name: string, hexColor: string, familyId: string | null = null) => aColour({ name, hexColor, familyId });
const white = named('white', '#F4F4F0', 'white');
const cream = named('cream', '#EFE3C4', 'cream');
const silver = named('silver', '#B9BCC0', 'silver');
const anthracite = named('anthracite', '#3E4145', 'anthracite');

describe('the nearest colour', () => {
  // Holds R32.
  it.each([
    ['its family, however it looks', named('ivory', '#3E4145', 'white'), [anthracite, white], 'white'],
    ['white for black, not cream', named('black', '#1F1F21', 'black'), [cream, white], 'white'],
    [
      'the darker of two greys for black',
      named('black', '#1F1F21', 'black'),
      [white, silver, anthracite],
      'anthracite',
    ],
    ['silver for aluminium', named('aluminium', '#A9ACAF'), [white, cream, silver, anthracite], 'silver'],
  ])('is %s', (_, wanted, offered, name) => {
    expect(nearestColour(wanted, offered)?.name).toBe(name);
  });

  it('is undefined for an empty list', () => {
    expect(nearestColour(white, [])).toBeUndefined();
  });
});

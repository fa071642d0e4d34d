import { exampleRanges } from '@ramka/domain/testing/worked-examples/example-ranges';
import { describe, expect, it } from 'vitest';
import { module as moduleSchema } from '../wire/module.ts';
import { moduleFromWire, moduleToWire } from './module.ts';

const modules = exampleRanges.flatMap((range) => range.modules);

describe('a module on its way', () => {
  it.each(modules)('arrives as it left: $name', (module) => {
    const sent: unknown = JSON.parse(JSON.stringify(moduleToWire(module)));
    expect(moduleFromWire(moduleSchema.parse(sent))).toEqual(module);
  });

  it('is spoken of in the words of the API', () => {
    const socket = modules.find(({ id }) => id === 4019);
    expect(socket && moduleToWire(socket)).toEqual({
      id: 4019,
      name: 'Gniazdo z uziemieniem',
      image: 'gz1.png',
      serieTag: 'simon-54',
      categoryId: 40201,
      visibleComponents: [54201, 54202],
      components: {
        '54201': { colorId: 401, symbol: 'DGZ1ZP/11', name: 'Article 54201', image: '54201.svg' },
        '54202': { colorId: 408, symbol: 'DGZ1ZP/49', name: 'Article 54202', image: '54202.svg' },
        '54301': { colorId: 0, symbol: 'SGZ1M', name: 'Article 54301', image: '54301.svg' },
        '54302': { colorId: 0, symbol: 'SGZ1CM', name: 'Article 54302', image: '54302.svg' },
      },
      subComponents: [
        {
          id: 1,
          name: 'Mechanizm',
          quantity: 1,
          required: true,
          userDefinedQuantity: false,
          components: [54301, 54302],
        },
      ],
      properties: { disableIP44: true, disabledFrameLines: [] },
    });
  });
});

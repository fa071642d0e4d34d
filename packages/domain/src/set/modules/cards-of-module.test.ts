import { describe, expect, it } from 'vitest';
import { aComponent } from '../../testing/a-component.ts';
import { aGroup } from '../../testing/a-group.ts';
import { aModule } from '../../testing/a-module.ts';
import { exampleAssortment } from '../../testing/worked-examples/example-assortment.ts';
import { cardsOfModule } from './cards-of-module.ts';
import { moduleChoiceOf } from './module-choice-of.ts';

describe('the cards of a module', () => {
  const socket = exampleAssortment.findModule(5023) ?? aModule();
  const doubleSwitch = exampleAssortment.findModule(5003) ?? aModule();
  const partsUnder = (colourId: number, module = doubleSwitch) =>
    cardsOfModule(module, colourId).map(({ visiblePart }) => visiblePart.id);

  it('are one for each visible part of the swatch (D7)', () => {
    expect(partsUnder(501)).toEqual([55221]);
    expect(partsUnder(507)).toEqual([55226]);
  });

  it('are two where two lids come in the same colour', () => {
    expect(partsUnder(501, socket)).toEqual([55241, 55242]);
  });

  it('are none where the module does not exist in the colour', () => {
    expect(partsUnder(507, socket)).toEqual([]);
  });

  it('show a part that fits every colour under every swatch', () => {
    const signal = aModule({ visibleComponents: [1], components: [aComponent(1)] });
    expect(partsUnder(401, signal)).toEqual([1]);
    expect(partsUnder(408, signal)).toEqual([1]);
  });
});

describe('the choice that a card stands for', () => {
  it('has the part, its colour, and each group at its default', () => {
    const [card] = cardsOfModule(exampleAssortment.findModule(5003) ?? aModule(), 501);
    expect(card && moduleChoiceOf(card)).toEqual({
      moduleId: 5003,
      colourId: 501,
      visibleComponentId: 55221,
      options: {
        1: { selectedId: 55301, quantity: 1 },
        2: { selectedId: null, quantity: 1 },
        3: { selectedId: null, quantity: 1 },
      },
    });
  });

  it('has colour 0 where the part fits every colour', () => {
    const visiblePart = aComponent(1);
    const module = aModule({ visibleComponents: [1], components: [visiblePart], groups: [] });
    expect(moduleChoiceOf({ module, visiblePart }).colourId).toBe(0);
  });

  it('takes the quantities of the groups, and the first of a required group', () => {
    const module = aModule({
      components: [aComponent(54201, { colourId: 401 }), aComponent(11), aComponent(12)],
      groups: [aGroup({ quantity: 2, required: true, components: [12, 11] })],
    });
    const choice = moduleChoiceOf({ module, visiblePart: aComponent(54201, { colourId: 401 }) });
    expect(choice.options).toEqual({ 1: { selectedId: 12, quantity: 2 } });
  });
});

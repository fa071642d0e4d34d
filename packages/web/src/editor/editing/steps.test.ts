import { emptySet } from '@ramka/domain/set/product-set';
import { aController, aFrame, aPanel } from '@ramka/domain/testing/makers';
import { describe, expect, it } from 'vitest';
import { aDraft } from '../testing/a-draft.ts';
import { anEditorCatalogue } from '../testing/an-editor-catalogue.ts';
import { openingStep, reachableStep, stepRefusal } from './steps.ts';

const catalogue = anEditorCatalogue({
  frames: [aFrame({ id: 1 }), aPanel('@@M', { id: 2 }), aPanel('@', { id: 3 })],
  controllers: [aController(1)],
});
const withFrame = (frameId: number | null, controllers = {}) => aDraft({ set: { ...emptySet, frameId, controllers } });

describe('the third step', () => {
  it.each([
    ['needs a line', aDraft({ lineId: null }), 'needs-line'],
    ['needs a frame', withFrame(null), 'needs-frame'],
    ['needs every controller of a panel', withFrame(2, { 1: 301 }), 'needs-controllers'],
    ['does not exist for a panel without module slots', withFrame(3, { 1: 301 }), 'no-module-slots'],
    ['follows a plain frame', withFrame(1), undefined],
    ['follows a panel once it is configured', withFrame(2, { 1: 301, 2: 301 }), undefined],
  ] as const)('%s', (_what, draft, refusal) => {
    expect(stepRefusal('modules', draft, catalogue)).toBe(refusal);
  });
});

describe('the current step', () => {
  it('is the requested one if it is available', () => {
    expect(reachableStep('line', withFrame(1), catalogue)).toBe('line');
  });

  it('falls back when undo removes its precondition', () => {
    expect(reachableStep('modules', withFrame(null), catalogue)).toBe('frame');
    expect(reachableStep('modules', aDraft({ lineId: null }), catalogue)).toBe('line');
  });

  // Holds §4.54.
  it('is the third for a saved set whose frame takes modules, otherwise the second', () => {
    expect(openingStep(withFrame(1), catalogue)).toBe('modules');
    expect(openingStep(withFrame(3, { 1: 301 }), catalogue)).toBe('frame');
  });
});

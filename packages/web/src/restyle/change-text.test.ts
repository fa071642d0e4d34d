import { allTexts } from '@ramka/texts/all-texts';
import { expect, it } from 'vitest';
import type { SetDefaultsChange } from '../api/restyle-calls.ts';
import { changeText } from './change-text.ts';

const standIns = [{ functionId: 'usb-charger-aa', name: 'Ładowarka USB 2×A', loses: 'szybkiego ładowania' }];

// Holds R23, R32.
it.for<readonly [SetDefaultsChange, string]>([
  [
    { kind: 'function', slot: 2, from: 'Ładowarka USB A+C', to: 'Ładowarka USB 2×A', loses: 'USB-C', standIns },
    'miejsce 2: Ładowarka USB 2×A (było: Ładowarka USB A+C), bez: USB-C',
  ],
  [
    { kind: 'function', slot: 1, from: 'Łącznik', to: 'Łącznik schodowy', loses: null, standIns: [] },
    'miejsce 1: Łącznik schodowy (było: Łącznik)',
  ],
  [{ kind: 'emptied', slot: 3, from: 'Gniazdo HDMI', standIns }, 'miejsce 3 zostanie puste (było: Gniazdo HDMI)'],
  [{ kind: 'emptied', slot: 3, from: null, standIns: [] }, 'miejsce 3 zostanie puste: produktu nie ma już w katalogu'],
  [{ kind: 'colour', slot: 1, wanted: 'czarny', to: 'antracyt' }, 'miejsce 1: kolor antracyt (wybrany: czarny)'],
  [
    { kind: 'option', slot: 1, group: 'Mechanizm', from: '16 AX', to: '10 AX' },
    'miejsce 1, Mechanizm: 10 AX (było: 16 AX)',
  ],
  [
    { kind: 'option', slot: 1, group: 'Podświetlenie', from: 'LED niebieski', to: null },
    'miejsce 1, Podświetlenie – bez: LED niebieski',
  ],
  [
    { kind: 'option', slot: 1, group: 'Mechanizm', from: null, to: '10 AX' },
    'miejsce 1, Mechanizm: 10 AX (było: wycofany produkt)',
  ],
  [{ kind: 'finish', from: 'biały', to: 'biały mat' }, 'ramka: biały mat (było: biały)'],
  [{ kind: 'finish', from: 'biały', to: null }, 'ramka: inne wykończenie (było: biały)'],
  [{ kind: 'seal', reason: 'frame-lacks-ip44' }, 'bez uszczelki IP44: nie ma jej do tej ramki'],
  [{ kind: 'seal', reason: 'module-disables-ip44', slot: 2 }, 'bez uszczelki IP44: wyklucza ją produkt w miejscu 2'],
  [{ kind: 'box', box: 'surface', from: 'srebrny', to: 'biały' }, 'puszka natynkowa: kolor biały (było: srebrny)'],
  [{ kind: 'box', box: 'corner', from: null, to: 'biały' }, 'puszka narożna: kolor biały'],
  [{ kind: 'box', box: 'corner', from: 'biały', to: null }, 'puszka narożna: nie ma jej do tej ramki'],
])('is described by a plain sentence: %j', ([change, sentence]) => {
  expect(changeText(change, allTexts.pl.restyle.changes, allTexts.pl.editor.removals.gone)).toBe(sentence);
});

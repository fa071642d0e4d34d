import { expect, it } from 'vitest';
import { aDocumentContext } from '../testing/a-document.ts';
import { documentHeading } from './document-context.ts';

it.each([
  ['Europe/Warsaw', '21 listopada 2026'],
  ['UTC', '20 listopada 2026'],
])('a document has the date in %s', async (timeZone, day) => {
  const halfPastMidnight = Date.UTC(2026, 10, 20, 23, 30);
  const context = await aDocumentContext({ now: halfPastMidnight, timeZone });
  expect(documentHeading(context, { name: 'Dom' }, 'Karta').date).toBe(day);
});

it('an English document uses the British date format of its texts', async () => {
  const context = await aDocumentContext({ now: Date.UTC(2026, 10, 20, 12), timeZone: 'UTC', language: 'en' });
  expect(documentHeading(context, { name: 'House' }, 'Card').date).toBe('20 November 2026');
});

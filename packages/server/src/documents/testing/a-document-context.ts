import { aCatalogue } from '../../testing/a-catalogue.ts';
import { documentContext, type DocumentContext } from '../content/document-context.ts';

/** A context to write documents with: the small catalogue, Polish, the 20th of November 2026. */
export const aDocumentContext = async (
  overrides: Partial<Pick<DocumentContext, 'language' | 'publisher' | 'appAddress' | 'now' | 'timeZone'>> = {},
): Promise<DocumentContext> =>
  documentContext({
    language: 'pl',
    catalogue: await aCatalogue(),
    publisher: 'Ramka',
    appAddress: 'https://ramka.example/el12/',
    now: Date.UTC(2026, 10, 20, 12),
    ...overrides,
  });

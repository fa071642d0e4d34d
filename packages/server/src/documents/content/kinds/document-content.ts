import type { CardsDocument } from './cards-document.ts';
import type { ComponentListDocument } from './component-list-document.ts';
import type { ProjectDocument } from './project-document.ts';
import type { SiteSheetDocument } from './site-sheet-document.ts';

/** What a document says, as plain data in one language; how it looks is the renderer's. */
export type DocumentContent = ProjectDocument | ComponentListDocument | CardsDocument | SiteSheetDocument;

import { allLanguages } from '@ramka/domain/text';
import { expect, test } from 'vitest';
import { projectDocument } from '../content/project-document.ts';
import { aDocumentContext, aStoredProject } from '../testing/a-document.ts';
import { lineTable } from './article-table.ts';
import { openPdf } from './pdfkit/pdf-file.ts';
import { typesetterOf } from './typesetter.ts';

test.for(allLanguages)('the header of a numbered list fits on one line in %s', async (language) => {
  const { heading, orderList } = projectDocument(
    aStoredProject(),
    { kind: 'all' },
    await aDocumentContext({ language }),
  );
  const { pen } = openPdf({ language, title: '', author: '', subject: '' }, new Map());
  const typesetter = typesetterOf(heading, pen);
  const [head] = lineTable(typesetter, orderList, { numbered: true });
  const [unnumbered] = lineTable(typesetter, orderList);
  expect(head?.height).toBe(unnumbered?.height);
});

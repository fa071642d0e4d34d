import { expect, test } from 'vitest';
import { offeredFiles } from './offered-files.ts';
import type { DocumentSubject } from './wanted-file.ts';

test.for<[DocumentSubject, string]>([
  [{ kind: 'project' }, 'pdf workbook | semicolon comma'],
  [{ kind: 'e-catalogue' }, 'pdf workbook | semicolon comma'],
  [{ kind: 'room', roomId: 7 }, 'pdf workbook site-sheet | semicolon comma'],
  [{ kind: 'sets', setIds: [2, 1] }, 'pdf workbook cards | semicolon comma'],
])('%j is offered as %s', ([subject, forms]) => {
  const groups = offeredFiles(subject);
  expect(groups.map((group) => group.map(({ form }) => form).join(' ')).join(' | ')).toBe(forms);
  for (const file of groups.flat()) {
    expect(file).toMatchObject(subject);
  }
});

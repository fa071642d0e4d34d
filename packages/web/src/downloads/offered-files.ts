import type { DocumentSubject, ListForm, WantedFile } from './wanted-file.ts';

const printed = ['pdf', 'workbook'] as const;
const values = ['semicolon', 'comma'] as const;

/** What can be downloaded about a subject, as groups of a menu: documents, then lists of comma-separated values. */
export const offeredFiles = (subject: DocumentSubject): readonly (readonly WantedFile[])[] => {
  const lists = values.map((form) => fileOf(subject, form));
  switch (subject.kind) {
    case 'project':
    case 'e-catalogue':
      return [printed.map((form) => fileOf(subject, form)), lists];
    case 'room':
      return [[...printed.map((form) => fileOf(subject, form)), { ...subject, form: 'site-sheet' }], lists];
    case 'sets':
      return [[...printed.map((form) => fileOf(subject, form)), { ...subject, form: 'cards' }], lists];
  }
};

const fileOf = (subject: DocumentSubject, form: ListForm): WantedFile => ({ ...subject, form });

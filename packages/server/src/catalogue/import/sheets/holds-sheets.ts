import { isWorkbook } from '../import-source.ts';
import { BrokenWorkbook, workbookSheets } from '../sources/workbook-sheets.ts';
import { allSheets } from './read-sheets.ts';
import { sheetName } from './read-workbook.ts';

/** Whether a file is a workbook with one of the configurator's own tables. */
export const holdsSheets = async (file: string): Promise<boolean> => {
  if (!(await isWorkbook(file))) return false;
  try {
    const names = new Set((await workbookSheets(file)).map(sheetName));
    return allSheets.some((name) => names.has(name));
  } catch (error) {
    if (error instanceof BrokenWorkbook) return false;
    throw error;
  }
};

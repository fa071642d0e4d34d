import { readFile } from 'node:fs/promises';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { editing } from './editing.ts';

const { page, openSet, press } = editing();

/** Chooses an entry of the editor's menu, and returns name and content of the downloaded file. */
const download = async (entry: string): Promise<{ readonly name: string; readonly bytes: Buffer }> => {
  await press('Więcej działań');
  const saved = page().waitForEvent('download', { timeout: 180_000 });
  await page().getByRole('menuitem', { name: entry, exact: true }).click();
  const file = await saved;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
};

const textOf = async (bytes: Buffer): Promise<string> => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text.replace(/\s+/gu, ' ');
};

/** Signature of a ZIP archive; every workbook is one. */
const zip = Buffer.from('PK\u0003\u0004');

describe('the menu of the editor', () => {
  // Holds §2.110.
  test('downloads the component list of the set on screen as PDF and as workbook, and its catalogue card', async () => {
    await openSet({ frame: 'TR2/111', name: 'Łazienka', modules: { 1: 'TKW1/111' } });

    const pdf = await download('Pobierz PDF');
    expect(pdf.name).toBe('Dom nad Łabą – Łazienka – Lista elementów.pdf');
    const list = await textOf(pdf.bytes);
    for (const symbol of ['TR2/111', 'TKW1/111']) expect(list).toContain(symbol);

    const workbook = await download('Pobierz XLS');
    expect(workbook.name).toBe('Dom nad Łabą – Łazienka – Lista elementów.xlsx');
    expect(workbook.bytes.subarray(0, 4)).toEqual(zip);

    const cards = await download('Pobierz karty katalogowe');
    expect(cards.name).toBe('Dom nad Łabą – Łazienka – Karty katalogowe.pdf');
    const card = await textOf(cards.bytes);
    expect(card).toContain('Łazienka');
    expect(card).toContain('Wymiary w milimetrach');
  });
});

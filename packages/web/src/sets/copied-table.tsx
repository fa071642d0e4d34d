import type { Language } from '@ramka/domain/text';
import type { PageTexts } from '@ramka/texts/texts';
import { Table } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ComponentRow } from '../api/set-calls.ts';
import { useTexts } from '../language/texts.ts';
import { snackbars } from '../platform/messages.ts';
import { Button } from '../ui/button.tsx';

/** Button that copies a table for a spreadsheet or a document. */
export const CopyTableButton = ({ table }: { readonly table: () => CopiedTable }): ReactElement => {
  const { componentList } = useTexts();
  const copy = async (): Promise<void> => {
    snackbars.clear();
    const { text, html } = table();
    try {
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text, 'text/html': html })]);
      snackbars.success(componentList.tableCopied);
    } catch {
      snackbars.error(componentList.copyFailed);
    }
  };
  return (
    <Button icon={Table} onClick={() => void copy()}>
      {componentList.copyTable}
    </Button>
  );
};

/** A table for the clipboard: as text for spreadsheets, and as HTML for word processors. */
export type CopiedTable = {
  /** Cells separated by tabs, rows by line breaks. */
  readonly text: string;
  readonly html: string;
};

/**
 * Formats a bill of materials as a table. Amounts are in the format of the language but without a currency, so that
 * spreadsheets can calculate with them.
 */
export const copiedTable = (rows: readonly ComponentRow[], { common }: PageTexts, language: Language): CopiedTable => {
  const written = writtenAmount(language);
  const head = [common.symbol, common.name, common.series, common.quantity, common.price, common.sum];
  const lines = rows.map((row): readonly string[] => {
    const price = row.price;
    const prices = price === null ? [common.priceOnRequest, ''] : [written(price), written(price * row.quantity)];
    return [row.symbol, row.name, row.seriesName ?? '', String(row.quantity), ...prices];
  });
  return tableOf(head, lines);
};

/** Returns a function that formats amounts in the format of the language, without a currency. */
export const writtenAmount = (language: Language): ((minorUnits: number) => string) => {
  const amount = new Intl.NumberFormat(language, { minimumFractionDigits: 2, useGrouping: false });
  return (minorUnits) => amount.format(minorUnits / 100);
};

/** Creates a table from its head and rows. */
export const tableOf = (head: readonly string[], lines: readonly (readonly string[])[]): CopiedTable => {
  return {
    text: [head, ...lines].map((cells) => cells.map(onOneLine).join('\t')).join('\r\n'),
    html: `<table><thead>${htmlRow(head, 'th')}</thead><tbody>${lines.map((cells) => htmlRow(cells, 'td')).join('')}</tbody></table>`,
  };
};

const onOneLine = (cell: string): string => cell.replace(/\s+/gu, ' ');

const htmlRow = (cells: readonly string[], tag: 'th' | 'td'): string =>
  `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

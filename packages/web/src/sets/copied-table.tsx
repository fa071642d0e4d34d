import type { Language } from '@ramka/domain/text';
import type { PageTexts } from '@ramka/texts/texts';
import { Table } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ComponentRow } from '../api/set-calls.ts';
import { useTexts } from '../language/texts.ts';
import { snackbars } from '../platform/messages.ts';
import { Button } from '../ui/button.tsx';

/** Copies a table, to paste it into a spreadsheet or an offer. */
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

/** A table for the clipboard: for spreadsheets and for word processors. */
export type CopiedTable = {
  /** Cells between tabs, rows between line breaks. */
  readonly text: string;
  readonly html: string;
};

/** A component list as a table. Amounts are written as the language does, but without a currency, to compute with. */
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

/** Writes amounts as a language does, but without a currency, to compute with. */
export const writtenAmount = (language: Language): ((minorUnits: number) => string) => {
  const amount = new Intl.NumberFormat(language, { minimumFractionDigits: 2, useGrouping: false });
  return (minorUnits) => amount.format(minorUnits / 100);
};

/** A table of words: its head and its rows. */
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

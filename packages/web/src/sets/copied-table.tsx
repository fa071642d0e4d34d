import type { Language } from '@ramka/domain/text';
import type { Texts } from '@ramka/texts/texts';
import { Table } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ComponentRow } from '../api/set-calls.ts';
import { useLanguage } from '../language/texts.ts';
import { snackbars } from '../page/messages.ts';
import { Button } from '../ui/button.tsx';

/** Copies a component list, to paste it into a spreadsheet or an offer. */
export const CopyTableButton = ({ rows }: { readonly rows: readonly ComponentRow[] }): ReactElement => {
  const { texts, language } = useLanguage();
  const copy = async (): Promise<void> => {
    snackbars.clear();
    const { text, html } = copiedTable(rows, texts, language);
    try {
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text, 'text/html': html })]);
      snackbars.success(texts.componentList.tableCopied);
    } catch {
      snackbars.error(texts.componentList.copyFailed);
    }
  };
  return (
    <Button icon={Table} onClick={() => void copy()}>
      {texts.componentList.copyTable}
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
export const copiedTable = (rows: readonly ComponentRow[], { common }: Texts, language: Language): CopiedTable => {
  const amount = new Intl.NumberFormat(language, { minimumFractionDigits: 2, useGrouping: false });
  const written = (minorUnits: number): string => amount.format(minorUnits / 100);
  const head = [common.symbol, common.name, common.series, common.quantity, common.price, common.sum];
  const lines = rows.map((row): readonly string[] => {
    const price = row.price;
    const prices = price === null ? [common.priceOnRequest, ''] : [written(price), written(price * row.quantity)];
    return [row.symbol, row.name, row.seriesName ?? '', String(row.quantity), ...prices];
  });
  return {
    text: [head, ...lines].map((cells) => cells.map(onOneLine).join('\t')).join('\r\n'),
    html: `<table><thead>${htmlRow(head, 'th')}</thead><tbody>${lines.map((cells) => htmlRow(cells, 'td')).join('')}</tbody></table>`,
  };
};

const onOneLine = (cell: string): string => cell.replace(/\s+/gu, ' ');

const htmlRow = (cells: readonly string[], tag: 'th' | 'td'): string =>
  `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

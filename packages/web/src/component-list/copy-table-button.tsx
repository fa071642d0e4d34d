import type { ComponentRow } from '@ramka/contract/wire/component-row';
import { Table } from 'lucide-react';
import type { ReactElement } from 'react';
import { useLanguage } from '../language/use-language.ts';
import { Button } from '../ui/actions/button.tsx';
import { snackbars } from '../ui/feedback/snackbar-store.ts';
import { copiedTable } from './copied-table.ts';

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

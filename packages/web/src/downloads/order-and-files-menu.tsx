import { useQueryClient } from '@tanstack/react-query';
import { ChevronDown, ShoppingCart, Table, Table2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { failureText, readingFailure } from '../api/failure.ts';
import type { ShopSubject } from '../api/order.ts';
import { useLanguage, useTexts } from '../language/texts.ts';
import { loadPart } from '../platform/lazy-part.ts';
import { snackbars } from '../platform/messages.ts';
import { useProject } from '../project/project-query.ts';
import { useShopOrder } from '../shop/shop-button.tsx';
import { Button } from '../ui/button.tsx';
import { type Action, type Groups, Menu } from '../ui/menu.tsx';
import { useDownloadMenu } from './download-menu.tsx';
import styles from './order-and-files-menu.module.css';

export type OrderAndFiles = {
  /** The order in the shop, then documents, then a submenu with files for programs. */
  readonly groups: Groups;
  /** Whether a download is in progress. */
  readonly working: boolean;
  /** Reason why there is nothing to order and to download; undefined if there is. */
  readonly refusal: string | undefined;
  /** The dialog of the shop, to be rendered outside of the menu. */
  readonly dialog: ReactElement | undefined;
};

/** Returns the menu of a project or of a room, for a button or as a submenu. */
export const useOrderAndFiles = (subject: ShopSubject): OrderAndFiles => {
  const { downloads } = useTexts();
  const refusal = useIsEmpty(subject) ? downloads.nothing : undefined;
  const { groups, working } = useDownloadMenu(subject, { labels: 'short', refusal });
  const order = useShopOrder(subject);
  const shop = order && {
    name: 'shop',
    label: order.label,
    icon: ShoppingCart,
    refusal,
    perform: order.open,
  };
  const list = useListActions(refusal);
  const lists = subject.kind === 'project' ? [list] : [];
  return { groups: [shop ? [shop] : [], ...groups, ...lists], working, refusal, dialog: order?.dialog };
};

/** Copies the project as a table, or saves it as CSV, in the form in which lists are pasted. */
const useListActions = (refusal: string | undefined): readonly Action[] => {
  const { componentList, downloads } = useTexts();
  const project = useProject();
  const queries = useQueryClient();
  const { language, texts } = useLanguage();
  const perform = async (how: 'copy' | 'save'): Promise<void> => {
    snackbars.clear();
    try {
      const { copyList, saveList } = await loadPart(() => import('./export-list.ts'));
      if (how === 'save') return await saveList(queries, project, language);
      await copyList(queries, project, language);
      snackbars.success(componentList.tableCopied);
    } catch (failure) {
      snackbars.error(
        how === 'copy' ? componentList.copyFailed : failureText(failure, readingFailure(failure, texts.messages)),
      );
    }
  };
  return [
    { name: 'copy-list', label: componentList.copyTable, icon: Table, refusal, perform: () => void perform('copy') },
    { name: 'list-csv', label: downloads.list, icon: Table2, refusal, perform: () => void perform('save') },
  ];
};

/** Whether the subject has neither sets nor products. */
const useIsEmpty = (subject: ShopSubject): boolean => {
  const { rooms, selections } = useProject();
  if (subject.kind === 'sets') return subject.setIds.length === 0;
  if (subject.kind === 'project' && selections.length > 0) return false;
  const concerned = subject.kind === 'room' ? rooms.filter(({ id }) => id === subject.roomId) : rooms;
  return concerned.every((room) => room.sets.length + room.products.length === 0);
};

export type OrderAndFilesMenuProps = {
  readonly subject: ShopSubject;
  readonly size?: 'small' | 'medium' | undefined;
};

/** Button with the menu of everything that leaves the project: the order in the shop, documents and files. */
export const OrderAndFilesMenu = ({ subject, size }: OrderAndFilesMenuProps): ReactElement => {
  const { downloads } = useTexts();
  const { groups, working, refusal, dialog } = useOrderAndFiles(subject);
  const button = (
    <Button size={size} working={working} refusal={refusal}>
      <span className={styles['words']}>
        {downloads.orderAndFiles}
        <ChevronDown className={styles['icon']} aria-hidden />
      </span>
    </Button>
  );
  return (
    <>
      {refusal === undefined ? <Menu trigger={button} groups={groups} /> : button}
      {dialog}
    </>
  );
};

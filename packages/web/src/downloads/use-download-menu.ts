import {
  ClipboardCheck,
  FileBraces,
  FileSpreadsheet,
  FileText,
  GalleryVertical,
  Table2,
  type LucideIcon,
} from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTexts } from '../language/use-texts.ts';
import { useProjectId } from '../project/use-project-id.ts';
import type { Action } from '../ui/actions/action.ts';
import { downloadKey } from './download-key.ts';
import { downloads } from './download-store.ts';
import { offeredFiles } from './offered-files.ts';
import { useDownload } from './use-download.ts';
import type { DocumentSubject, WantedFile } from './wanted-file.ts';

const icons: Readonly<Record<WantedFile['form'], LucideIcon>> = {
  pdf: FileText,
  workbook: FileSpreadsheet,
  semicolon: Table2,
  comma: FileBraces,
  cards: GalleryVertical,
  'site-sheet': ClipboardCheck,
};

export type DownloadMenuOptions = {
  /** `short` where the menu's button says "download" already. */
  readonly labels?: 'short' | 'full' | undefined;
  /** Why nothing can be downloaded now; undefined where it can. */
  readonly refusal?: string | undefined;
};

/** Groups of a menu: what can be downloaded about a subject; and whether any of it is under way. */
export const useDownloadMenu = (
  subject: DocumentSubject,
  { labels = 'full', refusal }: DownloadMenuOptions = {},
): { readonly groups: readonly (readonly Action[])[]; readonly working: boolean } => {
  const texts = useTexts().downloads;
  const projectId = useProjectId();
  const download = useDownload();
  const offered = offeredFiles(subject);
  const underWay = useSyncExternalStore(downloads.subscribe, () => formsUnderWay(projectId, offered)).split(' ');
  const actionOf = (wanted: WantedFile): Action => {
    const busy = underWay.includes(wanted.form);
    return {
      name: wanted.form,
      label: (labels === 'short' ? texts.forms : texts.download)[wanted.form],
      icon: icons[wanted.form],
      busy,
      refusal: busy ? texts.making : refusal,
      perform: () => download(wanted),
    };
  };
  return { groups: offered.map((group) => group.map(actionOf)), working: underWay.some((form) => form !== '') };
};

/** As one word list, because React compares by identity. */
const formsUnderWay = (projectId: string, offered: readonly (readonly WantedFile[])[]): string =>
  offered
    .flat()
    .filter((wanted) => downloads.isUnderWay(downloadKey(projectId, wanted)))
    .map(({ form }) => form)
    .join(' ');

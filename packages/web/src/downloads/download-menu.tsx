import type { PageTexts } from '@ramka/texts/texts';
import {
  ClipboardCheck,
  ClipboardList,
  Download,
  FileBraces,
  FileCodeCorner,
  FileSpreadsheet,
  FileText,
  Files,
  GalleryVertical,
  type LucideIcon,
  Presentation,
  Ruler,
  ShoppingCart,
  StickyNote,
  Table2,
} from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useSyncExternalStore } from 'react';
import { type DocumentSubject, offeredFiles, type RequestedFile } from '../api/documents.ts';
import type { Project, SavedSet } from '../api/project.ts';
import { useTexts } from '../language/texts.ts';
import { snackbars } from '../platform/messages.ts';
import { pageSettings } from '../platform/page-settings.ts';
import { projectQuery, useProjectId } from '../project/project-query.ts';
import { Button } from '../ui/button.tsx';
import { type Action, type Groups, Menu, type MenuItem } from '../ui/menu.tsx';
import { downloadKey, downloads, lettersWithoutFont } from './download.ts';
import { useDownload } from './use-download.ts';

export type DownloadButtonProps = {
  readonly subject: DocumentSubject;
  readonly size?: 'small' | 'medium' | undefined;
  /** Reason why there is nothing to download; undefined if there is. */
  readonly refusal?: string | undefined;
  /** Accessible name, if there are several download buttons on the page. */
  readonly name?: string | undefined;
};

/** Opens the menu of downloads for a subject. */
export const DownloadButton = ({ subject, size, refusal, name }: DownloadButtonProps): ReactElement => {
  const { downloads } = useTexts();
  const { groups, working } = useDownloadMenu(subject, { labels: 'short' });
  const button = (
    <Button icon={Download} size={size} working={working} refusal={refusal} aria-label={name}>
      {downloads.title}
    </Button>
  );
  return refusal === undefined ? <Menu trigger={button} groups={groups} /> : button;
};

const icons: Readonly<Record<RequestedFile['form'], LucideIcon>> = {
  pdf: FileText,
  workbook: FileSpreadsheet,
  semicolon: Table2,
  comma: FileBraces,
  cards: GalleryVertical,
  'site-sheet': ClipboardCheck,
  'site-sheets': ClipboardCheck,
  stickers: StickyNote,
  'points-semicolon': Table2,
  'points-comma': FileBraces,
  'drilling-template': Ruler,
  'drilling-template-vertical': Ruler,
  'drilling-templates': Ruler,
  client: Presentation,
  'order-pdf': ClipboardList,
  'order-workbook': FileSpreadsheet,
  'order-symbols': ShoppingCart,
  'open-trans': FileCodeCorner,
  'order-semicolon': Table2,
  'order-comma': FileBraces,
};

const pdfs: ReadonlySet<RequestedFile['form']> = new Set([
  'pdf',
  'cards',
  'site-sheet',
  'site-sheets',
  'drilling-template',
  'drilling-template-vertical',
  'drilling-templates',
  'client',
  'order-pdf',
]);

/** Returns the label of a file. Files of the whole project are named by their purpose. */
const labelOf = (
  { kind, form }: RequestedFile,
  { forms, download, purposes }: PageTexts['downloads'],
  short: boolean,
): string => {
  if (kind === 'project' && isListForm(form)) return purposes[`full-${form}`];
  if (hasPurpose(form, purposes)) return purposes[form];
  return short ? forms[form] : download[form];
};

const isListForm = (form: RequestedFile['form']): form is 'pdf' | 'workbook' | 'semicolon' | 'comma' =>
  ['pdf', 'workbook', 'semicolon', 'comma'].includes(form);

const hasPurpose = (
  form: RequestedFile['form'],
  purposes: PageTexts['downloads']['purposes'],
): form is RequestedFile['form'] & keyof PageTexts['downloads']['purposes'] => form in purposes;

export type DownloadMenuOptions = {
  /** `short` if the menu's button already says "download". */
  readonly labels?: 'short' | 'full' | undefined;
  /** Reason why downloads are disabled; undefined if they are not. */
  readonly refusal?: string | undefined;
};

/**
 * Returns the menu groups with the downloads of a subject, and whether any of them is in progress. Files for programs are
 * in a submenu.
 */
export const useDownloadMenu = (
  subject: DocumentSubject,
  { labels = 'full', refusal }: DownloadMenuOptions = {},
): { readonly groups: Groups; readonly working: boolean } => {
  const texts = useTexts();
  const projectId = useProjectId();
  const queries = useQueryClient();
  const download = useDownload();
  const warnAboutReplacedLetters = (): void => {
    const project = queries.getQueryData(projectQuery(projectId).queryKey);
    const letters = project ? lettersWithoutFont(namesOf(project), pageSettings.cjkInPdf) : '';
    if (letters !== '') snackbars.notice(texts.downloads.replaced(letters));
  };
  const { documents, data } = offeredFiles(subject);
  const offered = [...documents.flat(), ...data];
  const inProgress = useSyncExternalStore(downloads.subscribe, () => formsInFlight(projectId, offered)).split(' ');
  const actionOf = (file: RequestedFile): Action => {
    const busy = inProgress.includes(file.form);
    return {
      name: file.form,
      label: labelOf(file, texts.downloads, labels === 'short'),
      icon: icons[file.form],
      busy,
      refusal: busy ? texts.downloads.making : refusal,
      perform: () => {
        if (pdfs.has(file.form)) warnAboutReplacedLetters();
        download(file);
      },
    };
  };
  const formats = { name: 'formats', label: texts.downloads.formats, icon: Files, groups: [data.map(actionOf)] };
  return {
    groups: [...documents.map((group) => group.map(actionOf)), data.length > 0 ? [formats] : []],
    working: inProgress.some((form) => form !== ''),
  };
};

/**
 * The drilling template of a set, as an entry of its menu; none without a set. A frame with several slots hangs
 * horizontally or vertically. `roomId` is the room that the template names.
 */
export const useDrillingTemplate = (
  set: Pick<SavedSet, 'id' | 'slots'> | undefined,
  roomId: number | null,
): { readonly items: readonly MenuItem[]; readonly working: boolean } => {
  const { messages, downloads } = useTexts();
  const { id, slots } = set ?? { id: 0, slots: 0 };
  const refusal = slots === 0 ? messages.input.noFrame : undefined;
  const { groups, working } = useDownloadMenu({ kind: 'installed-set', setId: id, roomId, slots }, { refusal });
  if (!set || slots < 2) return { items: set ? groups.flat() : [], working };
  const [horizontal, ...others] = groups.flat();
  const ways = horizontal ? [{ ...horizontal, label: downloads.horizontal }, ...others] : [];
  const label = downloads.purposes['drilling-template'];
  return { items: [{ name: 'drilling-template', label, icon: Ruler, groups: [ways] }], working };
};

const namesOf = ({ name, rooms, sets }: Project): string =>
  [name, ...[...rooms, ...sets].map((one) => one.name)].join('');

/** Joined into one string, because `useSyncExternalStore` compares snapshots by identity. */
const formsInFlight = (projectId: string, offered: readonly RequestedFile[]): string =>
  offered
    .filter((file) => downloads.isInProgress(downloadKey(projectId, file)))
    .map(({ form }) => form)
    .join(' ');

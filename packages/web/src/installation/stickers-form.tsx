import { type StickerGrid, stickersOnSheet } from '@ramka/domain/labels';
import { parseQuantity } from '@ramka/domain/quantity';
import { localeOf } from '@ramka/domain/text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ClipboardCheck, StickyNote, Table2 } from 'lucide-react';
import { type ReactElement, useId, useState } from 'react';
import { failureWithReason, savingFailure } from '../api/failure.ts';
import { shareLinkAddress } from '../api/share-link-address.ts';
import { addShareLink, shareLinksQuery } from '../api/share-links.ts';
import { useDownload } from '../downloads/use-download.ts';
import { useLanguage, useTexts } from '../language/texts.ts';
import { snackbars } from '../platform/messages.ts';
import { useProjectId } from '../project/project-query.ts';
import { changesSaved } from '../project/saved-changes.ts';
import { useCopyLink } from '../share-links/use-copy-link.ts';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/fields/select.tsx';
import styles from './points-table.module.css';

/** In millimetres. */
const sizes: Readonly<Record<StickerGrid, readonly [width: number, height: number]>> = {
  '38x21': [38.1, 21.2],
  '70x37': [70, 37],
};

/** Freezes what is installed, with labels, in a share link. Labels that change later do not change it. */
const RecordButton = (): ReactElement => {
  const { messages, site, views } = useTexts();
  const projectId = useProjectId();
  const queries = useQueryClient();
  const copyLink = useCopyLink();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await changesSaved(queries, projectId);
      return addShareLink(projectId, { ...asMounted, name: views.asMounted }, new AbortController().signal);
    },
    onSuccess: ({ id }) => {
      snackbars.success(site.mountedRecorded, {
        label: views.copy,
        perform: () => void copyLink(shareLinkAddress(id)),
      });
      void queries.invalidateQueries({ queryKey: shareLinksQuery(projectId).queryKey });
    },
    onError: (failure) => snackbars.error(failureWithReason(failure, savingFailure(failure, messages))),
  });
  return (
    <Button icon={ClipboardCheck} working={isPending} onClick={() => mutate()}>
      {site.recordMounted}
    </Button>
  );
};

const asMounted = { frozen: true, prices: false, variants: false, until: null, mounted: true } as const;

/** Downloads stickers for the rest of a sheet and the list of points, and records what is mounted. */
export const StickersForm = (): ReactElement => {
  const { language, texts } = useLanguage();
  const { site } = texts;
  const length = new Intl.NumberFormat(localeOf(language));
  const id = useId();
  const download = useDownload();
  const [grid, setGrid] = useState<StickerGrid>('38x21');
  const [typed, setTyped] = useState('1');
  const most = stickersOnSheet[grid];
  const start = Math.min(most, Math.max(1, Math.trunc(parseQuantity(typed) ?? 1)));
  return (
    <section className={styles['stickers']} aria-label={site.stickers}>
      <Select
        label={site.stickerSheet}
        value={grid}
        options={(['38x21', '70x37'] as const).map((value) => ({
          value,
          label: site.stickerGrid(stickersOnSheet[value], sizes[value].map((side) => length.format(side)).join(' × ')),
        }))}
        onValue={setGrid}
      />
      <label className={styles['start']} htmlFor={id}>
        {site.stickerStart}
        <input
          id={id}
          className={styles['field']}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={typed}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => setTyped(String(start))}
        />
      </label>
      <Button icon={StickyNote} onClick={() => download({ kind: 'points', form: 'stickers', grid, start })}>
        {site.stickers}
      </Button>
      <Button icon={Table2} onClick={() => download({ kind: 'points', form: 'points-semicolon' })}>
        {site.pointsCsv}
      </Button>
      <RecordButton />
    </section>
  );
};

import { type Language, localeOf } from '@ramka/domain/text';
import type { PageTexts } from '@ramka/texts/texts';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { memo, type ReactElement, useState } from 'react';
import { type CatalogueChanges, catalogueChangesQuery } from '../api/catalogue-changes.ts';
import { useLanguage, useTexts } from '../language/texts.ts';
import { lazyPart } from '../platform/lazy-part.ts';
import { useProjectId } from '../project/project-query.ts';
import { differenceText } from '../ui/price-step.tsx';
import { Button } from '../ui/button.tsx';
import { DialogPresence } from '../ui/dialog-presence.tsx';
import styles from './catalogue-changes-notice.module.css';

/** Loaded on demand, because there are rarely changes. */
const CatalogueChangesDialog = lazyPart(
  async () => (await import('./catalogue-changes-dialog.tsx')).CatalogueChangesDialog,
);

/** Notice of catalogue and price changes since they were last marked as seen; null if there are none. */
export const CatalogueChangesNotice = memo((): ReactElement | null => {
  const { news: words } = useTexts();
  const { language } = useLanguage();
  const projectId = useProjectId();
  const { data: news } = useQuery(catalogueChangesQuery(projectId));
  // The opened dialog stays as it is, even if another visitor marks the changes as seen meanwhile.
  const [opened, setOpened] = useState<CatalogueChanges>();
  const isThere = news !== undefined && news.repriced.length + news.gone.length > 0;
  return (
    <>
      {isThere && (
        <div className={styles['notice']}>
          <CalendarClock className={styles['icon']} aria-hidden />
          <p className={styles['words']}>{changesText(news, dayOf(news, language), words)}</p>
          <Button size="small" onClick={() => setOpened(news)}>
            {words.show}
          </Button>
        </div>
      )}
      <DialogPresence>
        {opened && <CatalogueChangesDialog news={opened} onClose={() => setOpened(undefined)} />}
      </DialogPresence>
    </>
  );
});

CatalogueChangesNotice.displayName = 'NewsNotice';

/** Created only if there are changes, because creating a date format is slow. */
const dayOf = ({ since }: CatalogueChanges, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'long' }).format(since);

/** Formats a summary: "Since 3 November: 4 prices +12.40, 2 products discontinued". */
const changesText = ({ repriced, gone, effect }: CatalogueChanges, since: string, words: PageTexts['news']): string => {
  const parts = [
    ...(repriced.length > 0 ? [`${words.prices(repriced.length)} ${differenceText(effect)}`] : []),
    ...(gone.length > 0 ? [words.gone(gone.length)] : []),
  ];
  return words.since(since, parts.join(', '));
};

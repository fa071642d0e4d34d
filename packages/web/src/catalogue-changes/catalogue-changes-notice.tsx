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

/** Seldom is there news, and seldomer is it opened. */
const CatalogueChangesDialog = lazyPart(
  async () => (await import('./catalogue-changes-dialog.tsx')).CatalogueChangesDialog,
);

/** What has changed in catalogue and prices since somebody said to have seen it; null where that is nothing. */
export const CatalogueChangesNotice = memo((): ReactElement | null => {
  const { news: words } = useTexts();
  const { language } = useLanguage();
  const projectId = useProjectId();
  const { data: news } = useQuery(catalogueChangesQuery(projectId));
  // It stays as it was opened, whoever says meanwhile to have seen it.
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

/** Browsers take longer to learn how days are written than to draw the rest of the screen: only where there is news. */
const dayOf = ({ since }: CatalogueChanges, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'long' }).format(since);

/** "Since 3 November: 4 prices +12.40, 2 products discontinued". */
const changesText = ({ repriced, gone, effect }: CatalogueChanges, since: string, words: PageTexts['news']): string => {
  const told = [
    ...(repriced.length > 0 ? [`${words.prices(repriced.length)} ${differenceText(effect)}`] : []),
    ...(gone.length > 0 ? [words.gone(gone.length)] : []),
  ];
  return words.since(since, told.join(', '));
};

import type { PictureFinish } from '@ramka/contract/deployment';
import { loadShowcase, type ShowcaseTexts } from '@ramka/texts/load-showcase';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { failureText, savingFailure } from '../api/failure.ts';
import { createSampleProject } from '../api/project-calls.ts';
import { useLanguage, useTexts } from '../language/texts.ts';
import { rememberProject } from '../offline/remembered-projects.ts';
import { browserStorage } from '../platform/browser-storage.ts';
import { loadPart } from '../platform/lazy-part.ts';
import { snackbars } from '../platform/messages.ts';
import { pageSettings } from '../platform/page-settings.ts';
import { Button } from '../ui/button.tsx';
import { Price } from '../ui/price.tsx';
import { usePreloadRooms } from './create-project-form.tsx';
import styles from './showcase.module.css';
import type { StartFormProps, StartOpening } from './start-opening.ts';

export type ShowcaseProps = StartFormProps & {
  readonly finish: PictureFinish;
  readonly onFinish: (finish: PictureFinish) => void;
};

/** Over the picture of the home screen: its finishes, the price of the pictured set, and the sample project. */
export const Showcase = ({ finish, onFinish, onStart }: ShowcaseProps): ReactElement | null => {
  const { language } = useLanguage();
  const { data: words } = useQuery({
    queryKey: ['showcase', language],
    queryFn: () => loadPart(loadShowcase[language]),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  const { picture, sampleProject } = pageSettings;
  const price = picture.find((offered) => offered.finish === finish)?.price;
  if (words === undefined) return null;
  return (
    <section className={styles['showcase']} aria-label={words.finish}>
      {picture.length > 1 && <Finishes words={words} finish={finish} onFinish={onFinish} />}
      <div className={styles['row']}>
        {price !== undefined && (
          <p className={styles['price']} aria-live="polite">
            <span className={styles['label']}>{words.price}</span> <Price value={price} />
          </p>
        )}
        {sampleProject && <OpenSampleProject label={words.openSample} onStart={onStart} />}
      </div>
    </section>
  );
};

type FinishesProps = Pick<ShowcaseProps, 'finish' | 'onFinish'> & { readonly words: ShowcaseTexts };

const Finishes = ({ words, finish, onFinish }: FinishesProps): ReactElement => (
  <div role="radiogroup" aria-label={words.finish} className={styles['finishes']}>
    {pageSettings.picture.map((offered) => (
      <label key={offered.finish} className={styles['finish']}>
        <input
          type="radio"
          name="finish"
          className={styles['input']}
          checked={offered.finish === finish}
          onChange={() => onFinish(offered.finish)}
        />
        <span className={styles['dot']} data-dot={offered.finish} />
        {words.finishes[offered.finish]}
      </label>
    ))}
  </div>
);

type OpenSampleProjectProps = StartFormProps & { readonly label: string };

const OpenSampleProject = ({ label, onStart }: OpenSampleProjectProps): ReactElement => {
  const [busy, setBusy] = useState(false);
  const preloadRooms = usePreloadRooms();
  const open = useSampleProject(onStart);
  return (
    <Button
      icon={Eye}
      busy={busy}
      onFocus={preloadRooms}
      onClick={() => {
        setBusy(true);
        void open().finally(() => setBusy(false));
      }}
    >
      {label}
    </Button>
  );
};

/** Creates a copy of the sample project, remembers it and opens it. Shows the reason of a failure. */
const useSampleProject = (onStart: StartOpening): (() => Promise<void>) => {
  const { newProject, messages } = useTexts();
  return async () => {
    snackbars.clear();
    const opening = onStart();
    try {
      const project = await createSampleProject();
      rememberProject(browserStorage, project);
      snackbars.success(newProject.created(project.name));
      opening.open(project.id);
    } catch (failure) {
      snackbars.error(failureText(failure, savingFailure(failure, messages)));
    }
  };
};

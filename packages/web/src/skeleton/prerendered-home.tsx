import { type Language, ownNameOf } from '@ramka/domain/text';
import type { PageTexts } from '@ramka/texts/texts';
import { Film, FolderOpen, Globe, SunMoon } from 'lucide-react';
import type { ReactElement } from 'react';
import styles from '../home/home-screen.module.css';
import form from '../home/start-form.module.css';
import footer from '../shell/footer.module.css';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/fields/select.tsx';
import { TextField } from '../ui/fields/text-field.tsx';

export type PrerenderedHomeProps = { readonly language: Language; readonly texts: PageTexts };

/**
 * The home screen for a first visit, as HTML before any script has loaded. The server fills in the deployment's
 * settings (docs/decisions/0127-the-html-contains-a-prerendered-first-screen.md).
 */
export const PrerenderedHome = ({ language, texts }: PrerenderedHomeProps): ReactElement => {
  const { newProject, shell } = texts;
  return (
    <div className={styles['screen']}>
      <div className={styles['wall']} />
      <div className={styles['side']}>
        <header className={styles['head']}>
          <span className={styles['brand']}>%brand%</span>
          <Select
            variant="quiet"
            icon={Globe}
            label={shell.language}
            labelHidden
            options={[{ value: language, label: ownNameOf(language) }]}
            value={language}
            onValue={ignore}
          />
        </header>
        <div />
        <div className={styles['main']}>
          <h1 className={styles['title']}>{newProject.title}</h1>
          <p className={styles['info']}>{newProject.info}</p>
          <Forms texts={texts} />
          <div className={form['file']}>
            <Button variant="quiet" icon={FolderOpen}>
              {newProject.openFile}
            </Button>
          </div>
          <a className={styles['video']} href="%video%" data-if="video">
            <Film aria-hidden />
            {newProject.video}
          </a>
        </div>
        <footer className={footer['footer']}>
          <span>
            {'%copyright% · '}
            <a href="%prefix%/licences.txt">{shell.licences}</a>
            {' · '}
            <a href="%base%dostepnosc">{shell.accessibility}</a>
            {' · '}
            <a href="%base%prywatnosc">{shell.privacy}</a>
          </span>
          <span className={footer['note']} data-if="sample">
            {shell.sampleCatalogue}
          </span>
          <div className={footer['scheme']}>
            <Select
              variant="quiet"
              iconOnPhones
              icon={SunMoon}
              label={shell.scheme}
              labelHidden
              options={[{ value: 'device', label: shell.schemes.device }]}
              value="device"
              onValue={ignore}
            />
          </div>
        </footer>
      </div>
    </div>
  );
};

const Forms = ({ texts: { newProject } }: Pick<PrerenderedHomeProps, 'texts'>): ReactElement => (
  <>
    <form className={form['form']}>
      <h2 className={form['title']}>{newProject.createTitle}</h2>
      <TextField
        label={newProject.nameLabel}
        placeholder={newProject.namePlaceholder}
        value=""
        onValue={ignore}
        readOnly
      />
      <Button variant="primary" size="large" wide disabled>
        {newProject.create}
      </Button>
    </form>
    <form className={form['form']}>
      <h2 className={form['title']}>{newProject.loadTitle}</h2>
      <div className={form['row']}>
        <TextField label={newProject.idLabel} hint={newProject.idHint} value="" onValue={ignore} readOnly />
        <Button disabled>{newProject.load}</Button>
      </div>
    </form>
  </>
);

const ignore = (): void => undefined;

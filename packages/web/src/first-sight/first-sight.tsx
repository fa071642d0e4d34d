import { type Language, ownNameOf } from '@ramka/domain/text';
import type { Texts } from '@ramka/texts/texts';
import { Download, Film, FolderOpen, Globe, Keyboard, Menu, PanelRightOpen, SunMoon } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { EditorSight, PICTURE_TO_COME, SavedPicture } from '../editor/editor-sight.tsx';
import order from '../order/order-screen.module.css';
import rooms from '../rooms/rooms-screen.module.css';
import footer from '../shell/footer.module.css';
import toolbar from '../shell/toolbar.module.css';
import site from '../installation/installation-screen.module.css';
import form from '../home/start-form.module.css';
import start from '../home/home-screen.module.css';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/fields/select.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { IconButton } from '../ui/icon-button.tsx';

/** What an address shows until the app takes its place: the start, a screen of a project, or whose page it is. */
export const allSights = ['start', 'rooms', 'editor', 'order', 'site', 'project', 'other'] as const;

export type FirstSightProps = {
  readonly sight: (typeof allSights)[number];
  readonly language: Language;
  readonly texts: Texts;
};

/**
 * What the page's HTML shows before any script has come: made when the pages are built, for each language; the server fills in what
 * the deployment says (docs/decisions/0127-the-html-contains-a-prerendered-first-screen.md). Nothing in it can be used yet.
 *
 * @public The plugin of the build loads it by name.
 */
export const FirstSight = ({ sight, language, texts }: FirstSightProps): ReactElement => (
  <div className="sight" inert aria-hidden data-sight={sight}>
    {sight === 'start' && <StartSight language={language} texts={texts} />}
    {sight === 'other' && <div className="sight-brand">Ramka</div>}
    {sight !== 'start' && sight !== 'other' && (
      <>
        <BarSight inEditor={sight === 'editor'} language={language} texts={texts} />
        {sight === 'rooms' && <RoomsSight texts={texts} />}
        {sight === 'order' && <OrderSight texts={texts} />}
        {sight === 'site' && <SiteSight texts={texts} />}
        {sight === 'editor' && <EditorSight texts={texts} picture={<SavedPicture address={PICTURE_TO_COME} />} />}
      </>
    )}
  </div>
);

type SightProps = Pick<FirstSightProps, 'language' | 'texts'>;

const nothing = (): void => undefined;

/** The start screen as somebody sees it who has never been here. */
const StartSight = ({ language, texts: { newProject }, texts }: SightProps): ReactElement => (
  <div className={start['screen']}>
    <div className={start['wall']} />
    <div className={start['side']}>
      <header className={start['head']}>
        <span className={start['brand']}>Ramka</span>
        <LanguageSight language={language} texts={texts} />
      </header>
      <div />
      <div className={start['main']}>
        <h1 className={start['title']}>{newProject.title}</h1>
        <p className={start['info']}>{newProject.info}</p>
        <StartForms texts={texts} />
        <div className={form['file']}>
          <Button variant="quiet" icon={FolderOpen}>
            {newProject.openFile}
          </Button>
        </div>
        <a className={start['video']} href="%video%" data-if="video">
          <Film aria-hidden />
          {newProject.video}
        </a>
      </div>
      <StartFooter texts={texts} />
    </div>
  </div>
);

const StartForms = ({ texts: { newProject } }: WordsProps): ReactElement => (
  <>
    <form className={form['form']}>
      <h2 className={form['title']}>{newProject.createTitle}</h2>
      <TextField
        label={newProject.nameLabel}
        placeholder={newProject.namePlaceholder}
        value=""
        onValue={nothing}
        readOnly
      />
      <Button variant="primary" size="large" wide disabled>
        {newProject.create}
      </Button>
    </form>
    <form className={form['form']}>
      <h2 className={form['title']}>{newProject.loadTitle}</h2>
      <div className={form['row']}>
        <TextField label={newProject.idLabel} hint={newProject.idHint} value="" onValue={nothing} readOnly />
        <Button disabled>{newProject.load}</Button>
      </div>
    </form>
  </>
);

const StartFooter = ({ texts: { shell } }: WordsProps): ReactElement => (
  <footer className={footer['footer']}>
    <span>
      {'%copyright% · '}
      <a href="/licences.txt">{shell.licences}</a>
    </span>
    <a href="%base%dostepnosc">{shell.accessibility}</a>
    <span data-if="sample">{shell.sampleCatalogue}</span>
    <div className={footer['scheme']}>
      <Select
        variant="quiet"
        icon={SunMoon}
        label={shell.scheme}
        labelHidden
        options={[{ value: 'device', label: shell.schemes.device }]}
        value="device"
        onValue={nothing}
      />
    </div>
  </footer>
);

const LanguageSight = ({ language, texts }: SightProps): ReactElement => (
  <Select
    variant="quiet"
    icon={Globe}
    label={texts.shell.language}
    labelHidden
    options={[{ value: language, label: ownNameOf(language) }]}
    value={language}
    onValue={nothing}
  />
);

type BarSightProps = SightProps & { readonly inEditor: boolean };

/** The bar of a project, whose name is not known yet. */
const BarSight = ({ inEditor, language, texts }: BarSightProps): ReactElement => (
  <header className={toolbar['bar']}>
    <IconButton icon={Menu} label={texts.shell.openNavigation} silent />
    <span className={toolbar['name']}>
      <i className="sight-words" />
    </span>
    <span className={toolbar['tabs']}>
      {[texts.shell.rooms, texts.shell.sets, texts.shell.addProducts, texts.shell.order].map((word) => (
        <span key={word} className={toolbar['tab']}>
          {word}
        </span>
      ))}
    </span>
    {!inEditor && <IconButton icon={Keyboard} label={texts.typing.open} silent />}
    <LanguageSight language={language} texts={texts} />
    <IconButton icon={PanelRightOpen} label={texts.shell.openSets} silent />
  </header>
);

type WordsProps = Pick<FirstSightProps, 'texts'>;

const RoomsSight = ({ texts }: WordsProps): ReactElement => (
  <div className={rooms['screen']}>
    <header className={rooms['head']}>
      <h1 className={`${rooms['title']} sight-title`}>{texts.rooms.title}</h1>
    </header>
    <div className="sight-room" />
    <div className="sight-room" />
    <div className="sight-room" />
  </div>
);

/** What is to be ordered of a project: the order's screen goes on with these places until it has been read. */
const OrderSight = ({ texts: { shell, downloads } }: WordsProps): ReactElement => (
  <ListSight title={shell.order} styles={order}>
    <p className={order['sum']} />
    <div className={order['buttons']}>
      <Button icon={Download}>{downloads.title}</Button>
    </div>
  </ListSight>
);

const SiteSight = ({ texts: { shell, common } }: WordsProps): ReactElement => (
  <ListSight title={shell.site} styles={site}>
    <p className={site['left']}>{common.loading}</p>
  </ListSight>
);

type ListSightProps = {
  readonly title: string;
  /** Of the screen. */
  readonly styles: Readonly<Partial<Record<string, string>>>;
  readonly children: ReactNode;
};

/** A screen that lists something below its head. */
const ListSight = ({ title, styles, children }: ListSightProps): ReactElement => (
  <div className={styles['screen']}>
    <header className={styles['head']}>
      <h1 className={styles['title']}>{title}</h1>
      {children}
    </header>
    <div className="sight-room" />
    <div className="sight-room" />
  </div>
);

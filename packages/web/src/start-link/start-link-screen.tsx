import type { SetDefaults } from '@ramka/domain/set/frames';
import { totalOf } from '@ramka/domain/money';
import { framedSet, type FramedSet } from '@ramka/domain/set/product-set';
import { drawSet } from '@ramka/domain/drawing';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { CircleAlert } from 'lucide-react';
import { type ReactElement, useCallback, useEffect, useId, useMemo, useRef } from 'react';
import { StartForms } from './start-forms.tsx';
import { failureWithReason, readingFailure } from '../api/failure.ts';
import { listedAddress } from '../api/listed-address.ts';
import { previewStartSet } from '../api/set-calls.ts';
import { CloseFrameButton } from '../embed/close-frame-button.tsx';
import { FrameNotice } from '../embed/frame-notice.tsx';
import { useTexts } from '../language/texts.ts';
import { OfflineNotice } from '../offline/offline-notice.tsx';
import { usePreload } from '../platform/lazy-part.ts';
import { pageSettings } from '../platform/page-settings.ts';
import { catalogueQuery } from '../project/catalogue.ts';
import { catalogueOf, type EditorCatalogue } from '../project/editor-catalogue.ts';
import { beginNewSet, searchOfDefaults } from '../project/new-set.ts';
import { Brand } from '../shell/brand.tsx';
import { isPartShown } from '../shell/shown-parts.ts';
import { Footer } from '../shell/footer.tsx';
import { LanguageSelect } from '../shell/language-select.tsx';
import { rememberReturn } from '../shell/return-address.ts';
import { ReturnButton } from '../shell/return-link.tsx';
import { Button } from '../ui/button.tsx';
import { DrawnSet } from '../ui/drawn-set.tsx';
import { QueryState } from '../ui/empty-state.tsx';
import { Price } from '../ui/price.tsx';
import { ScreenTitle } from '../ui/screen-title.tsx';
import type { UnknownValue } from './start-appearance.ts';
import { type StartParameter, type StartValues, startValues, withoutHidden } from './start-values.ts';
import { type StartSet, useStartSet } from './use-start-set.ts';
import styles from './start-link-screen.module.css';

/** The screen of a start link: shows the set that the link describes, and begins it in a new or a known project. */
export const StartLinkScreen = (): ReactElement => {
  const { startLink, messages } = useTexts();
  const search = useSearch({ from: '/start' });
  const values = useMemo(() => startValues(search), [search]);
  const overview = useQuery(catalogueQuery);
  const catalogue = useMemo(() => overview.data && catalogueOf(overview.data), [overview.data]);
  usePreload(usePreloadEditor());
  const back = listedAddress(values.return ?? '', pageSettings.embedOrigins);
  const backHref = back?.href;
  useEffect(() => void (backHref && rememberReturn(backHref)), [backHref]);
  return (
    <div className={styles['screen']}>
      <ScreenTitle screen={startLink.title} />
      <header className={styles['head']}>
        <span className={styles['brand']}>
          {isPartShown('header') && (
            <Link to="/">
              <Brand />
            </Link>
          )}
        </span>
        <ReturnButton address={back} />
        <LanguageSelect brief />
        <CloseFrameButton />
      </header>
      <FrameNotice />
      <OfflineNotice />
      {catalogue ? (
        <Start values={values} catalogue={catalogue} />
      ) : (
        <main className={styles['main']}>
          <h1 className={styles['title']}>{startLink.title}</h1>
          <QueryState failure={overview.error && messages.fetchFailed} onRetry={() => void overview.refetch()} />
        </main>
      )}
      <Footer />
    </div>
  );
};

/** Returns a function that preloads the code of the editor, which opens after the press. */
const usePreloadEditor = (): (() => Promise<void>) => {
  const router = useRouter();
  return useCallback(async () => {
    const { '/projekt/$projectId': shell, '/projekt/$projectId/zestawy/$id': editor } = router.routesById;
    await Promise.all([router.loadRouteChunk(shell), router.loadRouteChunk(editor)]);
  }, [router]);
};

type StartProps = { readonly values: StartValues; readonly catalogue: EditorCatalogue };

const Start = ({ values, catalogue }: StartProps): ReactElement => {
  const { startLink, newProject, messages } = useTexts();
  const { set, failed, retry } = useStartSet(values, catalogue);
  const begin = useBegin(set);
  const heading = useRef<HTMLHeadingElement>(null);
  const replace = useReplaceValue(() => heading.current?.focus());
  return (
    <main className={styles['main']} tabIndex={-1}>
      <div>
        <h1 ref={heading} className={styles['title']} tabIndex={-1}>
          {set && !set.line ? startLink.titleOpen : startLink.title}
        </h1>
        <p className={styles['note']}>{startLink.note}</p>
      </div>
      {set ? (
        <>
          <Preview set={set} />
          {(set.unknown.length > 0 || set.needsLine || set.tooMany > 0) && <Unknown set={set} onReplace={replace} />}
          <StartForms name={values.name ?? proposedName(set, newProject.createTitle)} onBegin={begin} />
        </>
      ) : (
        <QueryState failure={failed ? messages.fetchFailed : null} onRetry={retry} />
      )}
    </main>
  );
};

/** The name of a new project for links without one: the frame line and its finish. */
const proposedName = ({ line, finish }: StartSet, otherwise: string): string =>
  line ? [line.name, ...(finish ? [finish.name] : [])].join(', ') : otherwise;

/** Returns a function that opens the editor with the set, in place of the start link in the history. */
const useBegin = (set: StartSet | undefined): ((projectId: string, own: SetDefaults | null) => void) => {
  const navigate = useNavigate();
  return (projectId, own) => {
    const begun = set?.begun;
    void navigate({
      to: '/projekt/$projectId/zestawy/$id',
      params: { projectId, id: 'nowy' },
      search: searchOfDefaults(set?.defaults ?? own),
      state: { ...beginNewSet(), ...(begun && { begun }) },
      replace: true,
    });
  };
};

/** Returns a function that replaces a value of the link by a known one. */
const useReplaceValue = (onReplaced: () => void): ((parameter: StartParameter, value: string) => void) => {
  const navigate = useNavigate();
  return (parameter, value) => {
    // The text of the products contains the articles, too.
    const others = parameter === 'function' ? { article: undefined } : {};
    void navigate({
      to: '/start',
      search: (before) => ({ ...before, ...others, [parameter]: value }),
      replace: true,
    });
    onReplaced();
  };
};

type SetProps = { readonly set: StartSet };

/** Picture and content of the set. */
const Preview = ({
  set: { line, finish, colour, begun, visibleSet, parts, functions, catalogue },
}: SetProps): ReactElement => {
  const { startLink, typing } = useTexts();
  const drawing = useMemo(() => visibleSet && drawSet(visibleSet, catalogue), [visibleSet, catalogue]);
  const priced = begun?.step === 'modules' ? framedSet(begun.set) : undefined;
  const open = line ? startLink.frameLater : startLink.lineLater;
  const appearance = [line?.name, finish?.name, colour?.name === finish?.name ? undefined : colour?.name].filter(
    Boolean,
  );
  return (
    <section className={styles['preview']} aria-label={startLink.set}>
      {drawing && (
        <div className={styles['wall']}>
          <DrawnSet drawing={drawing} className={styles['picture']} />
        </div>
      )}
      <div className={styles['content']}>
        {appearance.length > 0 && <h2 className={styles['appearance']}>{appearance.join(' · ')}</h2>}
        {line && parts.length > 0 && (
          <ul className={styles['parts']}>
            {parts.map(({ part: { start, count, meaning }, item }) => {
              const named =
                meaning.kind === 'card' ? meaning.card.module : functions.find(({ id }) => id === item?.functionId);
              return (
                named && (
                  <li key={start}>
                    {count > 1 && `${count} × `}
                    {named.name}
                    {item?.loses && <span className="muted"> {typing.without(item.loses)}</span>}
                  </li>
                )
              );
            })}
          </ul>
        )}
        {begun?.step !== 'modules' && <p className="muted">{open}</p>}
        {priced && <StartPrice set={priced} />}
      </div>
    </section>
  );
};

type StartPriceProps = { readonly set: FramedSet };

/** The net price of the set, or why it is missing. Its line has its place before it has loaded, so that nothing moves. */
const StartPrice = ({ set }: StartPriceProps): ReactElement => {
  const { common, editor, messages, startLink } = useTexts();
  const { data: rows, error } = useQuery({
    queryKey: ['start-price', set],
    queryFn: ({ signal }) => previewStartSet(set, signal),
  });
  if (rows === undefined)
    return (
      <p className={styles['price']}>
        {error ? failureWithReason(error, readingFailure(error, messages, startLink.noPrice)) : common.price}
      </p>
    );
  return (
    <p className={styles['price']}>
      {common.price} <Price value={totalOf(rows)} />
      {rows.some(({ price }) => price === null) && <span className="muted">{editor.bill.partlyOnRequest}</span>}
    </p>
  );
};

type UnknownProps = SetProps & { readonly onReplace: (parameter: StartParameter, value: string) => void };

/** The values of the link that are left out, with the most similar known ones. */
const Unknown = ({ set: { unknown, needsLine, tooMany, most }, onReplace }: UnknownProps): ReactElement => {
  const { startLink, typing } = useTexts();
  const id = useId();
  return (
    <section className={styles['unknown']} aria-labelledby={id}>
      <h2 id={id} className={styles['subtitle']}>
        <CircleAlert className={styles['icon']} aria-hidden />
        {startLink.leftOut}
      </h2>
      <ul className={styles['values']}>
        {unknown.map((value) => (
          <li key={`${value.parameter} ${value.value}`} className={styles['value']}>
            <UnknownText {...value} />
            {value.near && (
              <Button size="small" onClick={() => value.near && onReplace(value.parameter, value.near.value)}>
                {startLink.take(value.near.name)}
              </Button>
            )}
          </li>
        ))}
        {needsLine && <li>{startLink.needsLine}</li>}
        {tooMany > 0 && <li>{typing.tooMany(tooMany, most)}</li>}
      </ul>
    </section>
  );
};

/** Longest part of a value that is shown. */
const SHOWN = 60;

const UnknownText = ({ parameter, value, isKnown }: UnknownValue): ReactElement => {
  const { startLink } = useTexts();
  const textOf = isKnown === true ? startLink.notInLine : startLink.unknown[parameter];
  const shown = withoutHidden(value.slice(0, SHOWN));
  return <span>{textOf(value.length > SHOWN ? `${shown}…` : shown)}</span>;
};

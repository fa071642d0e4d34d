import {
  ArrowLeft,
  Copy,
  Download,
  EllipsisVertical,
  Globe,
  LayoutGrid,
  Plus,
  Search,
  Trash2,
  WifiOff,
} from 'lucide-react';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { trackRequest } from '../src/api/call.ts';
import { snackbars } from '../src/platform/messages.ts';
import { ConfirmDialog, Dialog, Drawer } from '../src/ui/base-ui-dialogs.tsx';
import { BusyBar } from '../src/ui/busy-bar.tsx';
import { AnchorButton, Button } from '../src/ui/button.tsx';
import { CatalogueLink } from '../src/ui/catalogue-link.tsx';
import { EmptyState, QueryState } from '../src/ui/empty-state.tsx';
import { Checkbox } from '../src/ui/fields/checkbox.tsx';
import { QuantityField } from '../src/ui/fields/quantity-field.tsx';
import { RadioList, Radios, RadioTile } from '../src/ui/fields/radios.tsx';
import { Select } from '../src/ui/fields/select.tsx';
import { Swatches } from '../src/ui/fields/swatches.tsx';
import { Switch } from '../src/ui/fields/switch.tsx';
import { TextField } from '../src/ui/fields/text-field.tsx';
import { ToggleGroup } from '../src/ui/fields/toggle-group.tsx';
import { IconButton } from '../src/ui/icon-button.tsx';
import { type Action, Menu } from '../src/ui/menu.tsx';
import { Notice } from '../src/ui/notice.tsx';
import { Picture } from '../src/ui/picture.tsx';
import { PriceStep } from '../src/ui/price-step.tsx';
import { Price, PriceFrom } from '../src/ui/price.tsx';
import { Snackbars } from '../src/ui/snackbars.tsx';
import { Spinner } from '../src/ui/spinner.tsx';
import { Tooltip } from '../src/ui/tooltip.tsx';
import type { ForcedState } from './forced-states.ts';

const noop = (): void => undefined;

/** A text of a length that few places are made for, with the widest letters of all languages. */
const longText = 'Двоклавішний вимикач із підсвічуванням';

type StateProps = {
  readonly name: string;
  readonly forced?: ForcedState;
  readonly width?: 'narrow' | 'wide';
  readonly children: ReactNode;
};

const State = ({ name, forced, width, children }: StateProps): ReactElement => (
  <div className="gallery-state">
    <p>{name}</p>
    <div data-forced={forced} className={width && `gallery-${width}`}>
      {children}
    </div>
  </div>
);

const forcedStates: readonly ForcedState[] = ['hover', 'pressed', 'focus'];

/** A component at rest, and in the states of pointer and focus. */
const inStates = (component: ReactElement, width?: StateProps['width']): ReactElement => (
  <>
    <State name="rest" {...(width && { width })}>
      {component}
    </State>
    {forcedStates.map((forced) => (
      <State key={forced} name={forced} forced={forced} {...(width && { width })}>
        {component}
      </State>
    ))}
  </>
);

/** Presses the first button inside, as a visitor would. */
const Opened = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('button')?.click(), []);
  return <div ref={place}>{children}</div>;
};

/** Focuses the first button inside. */
const Focused = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={place} style={{ padding: '48px 8px' }}>
      {children}
    </div>
  );
};

const anAction = (label: string, more: Partial<Action> = {}): Action => ({
  name: label,
  label,
  icon: Copy,
  perform: noop,
  ...more,
});

/** A message of each kind, all hovered, so that they stay. */
const AllMessages = (): ReactElement => {
  useEffect(() => {
    snackbars.success('Usunięto pomieszczenie „Salon”', { label: 'Cofnij', perform: noop });
    snackbars.error('Brak odpowiedzi serwera');
    snackbars.loss('Usunięto uszczelkę IP44', { label: 'Cofnij', perform: noop });
    const withdraw = snackbars.notice(`Nowe ceny: ${longText}`, { label: 'Zobacz zmiany', perform: noop });
    const hover = setInterval(() => {
      const strips = document.querySelectorAll('[data-message]');
      for (const strip of strips) strip.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      if (strips.length === 4) clearInterval(hover);
    }, 20);
    return () => {
      clearInterval(hover);
      withdraw();
      snackbars.clear();
    };
  }, []);
  return <Snackbars />;
};

/** The bar, while a request is in flight. */
const BusyWithRequest = (): ReactElement => {
  useEffect(() => {
    let finish = noop;
    void trackRequest('readProject', new Promise<void>((resolve) => (finish = resolve)));
    return () => finish();
  }, []);
  return <BusyBar />;
};

const plate = (colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><rect width="2" height="1" fill="${colour}"/></svg>`)}`;

const colours = [
  { id: 1, name: 'biały', hexColor: '#f4f4f2' },
  { id: 2, name: 'czarny mat', hexColor: '#1c1c1e', mark: { sign: '+12', meaning: 'dopłata' } },
  { id: 3, name: 'szampański', hexColor: '#c9b48f' },
  { id: 4, name: 'antracyt', hexColor: '#4a4d50' },
];

/** The sections of the gallery, by name. */
export const sections = {
  buttons: () => (
    <>
      {(['primary', 'plain', 'quiet', 'danger'] as const).map((variant) => (
        <div key={variant} className="gallery-row">
          {inStates(
            <Button variant={variant} icon={Plus}>
              Zapisz
            </Button>,
          )}
        </div>
      ))}
      <State name="small">
        <Button size="small">Zapisz</Button>
      </State>
      <State name="large">
        <Button size="large" variant="primary">
          Utwórz projekt
        </Button>
      </State>
      <State name="disabled">
        <Button variant="primary" disabled>
          Zapisz
        </Button>
      </State>
      <State name="refused">
        <Button refusal="Najpierw wybierz ramkę">Zapisz</Button>
      </State>
      <State name="busy">
        <Button variant="primary" busy>
          Zapisz
        </Button>
      </State>
      <State name="link">
        <AnchorButton href="#buttons" icon={Download}>
          Pobierz PDF
        </AnchorButton>
      </State>
      <State name="wide" width="wide">
        <Button wide>Zapisz</Button>
      </State>
      <State name="long text" width="narrow">
        <Button icon={Plus}>{longText}</Button>
      </State>
    </>
  ),
  'icon-buttons': () => (
    <>
      {inStates(<IconButton icon={Trash2} label="Usuń" />)}
      {inStates(<IconButton icon={Trash2} label="Usuń" variant="floating" />)}
      <State name="small">
        <IconButton icon={Plus} label="Więcej" size="small" />
      </State>
      <State name="refused">
        <IconButton icon={Copy} label="Kopiuj" refusal="Najpierw zapisz" />
      </State>
      <State name="disabled">
        <IconButton icon={Copy} label="Kopiuj" disabled />
      </State>
      <State name="working">
        <IconButton icon={Download} label="Pobierz" working />
      </State>
    </>
  ),
  'text-fields': () => (
    <>
      {inStates(<TextField label="Nazwa pomieszczenia" value="Salon" onValue={noop} />, 'narrow')}
      <State name="empty" width="narrow">
        <TextField label="Identyfikator" value="" placeholder="np. aB3dE6gH" onValue={noop} />
      </State>
      <State name="hint" width="wide">
        <TextField label="Nazwa" value="Dom" hint="Co najmniej 3 znaki" onValue={noop} />
      </State>
      <State name="error" width="wide">
        <TextField label="Nazwa" value="Do" problem="Nazwa musi mieć co najmniej 3 znaki" onValue={noop} />
      </State>
      <State name="disabled" width="narrow">
        <TextField label="Nazwa" value="Dom" disabled onValue={noop} />
      </State>
      <State name="with a button" width="wide">
        <TextField
          label="Szukaj"
          labelHidden
          value="gniazdo"
          end={<IconButton icon={Search} label="Szukaj" size="small" />}
          onValue={noop}
        />
      </State>
      <State name="long text" width="narrow">
        <TextField label={longText} value={longText} problem={longText} onValue={noop} />
      </State>
    </>
  ),
  quantities: () => (
    <>
      {inStates(<QuantityField label="Liczba sztuk" value={3} read={Number} onValue={noop} />)}
      <State name="least">
        <QuantityField label="Liczba sztuk" value={1} read={Number} onValue={noop} />
      </State>
      <State name="most">
        <QuantityField label="Liczba sztuk" value={9999} read={Number} onValue={noop} />
      </State>
      <State name="compact">
        <QuantityField label="Liczba sztuk" labelHidden compact value={12} read={Number} onValue={noop} />
      </State>
      <State name="cell">
        <QuantityField label="Liczba sztuk" labelHidden cell value={12} read={Number} onValue={noop} />
      </State>
    </>
  ),
  selects: () => {
    const options = [
      { value: 'pl', label: 'Polski' },
      { value: 'long', label: longText },
    ] as const;
    return (
      <>
        {inStates(<Select label="Język" options={options} value="pl" onValue={noop} />, 'narrow')}
        <State name="nothing chosen" width="narrow">
          <Select label="Seria" options={options} value={null} placeholder="Wybierz serię" onValue={noop} />
        </State>
        <State name="disabled" width="narrow">
          <Select label="Język" options={options} value="pl" disabled onValue={noop} />
        </State>
        <State name="long text" width="narrow">
          <Select label={longText} options={options} value="long" onValue={noop} />
        </State>
        {inStates(
          <Select
            label="Język"
            labelHidden
            icon={Globe}
            variant="quiet"
            iconOnPhones
            options={options}
            value="pl"
            onValue={noop}
          />,
        )}
      </>
    );
  },
  checkboxes: () => (
    <>
      {inStates(<Checkbox checked={false} label="Ceny" onChecked={noop} />)}
      {inStates(<Checkbox checked label="Ceny" onChecked={noop} />)}
      <State name="disabled">
        <Checkbox checked disabled label="Ceny" onChecked={noop} />
      </State>
      <State name="long text" width="narrow">
        <Checkbox checked={false} label={longText} onChecked={noop} />
      </State>
    </>
  ),
  switches: () => (
    <>
      {inStates(<Switch checked={false} label="IP44" onChecked={noop} />)}
      {inStates(<Switch checked label="IP44" onChecked={noop} />)}
      <State name="refused">
        <Switch checked={false} label="IP44" refusal="Niedostępne w tej serii" onChecked={noop} />
      </State>
      <State name="long text" width="narrow">
        <Switch checked label={longText} onChecked={noop} />
      </State>
    </>
  ),
  radios: () => (
    <>
      <State name="list" width="wide">
        <RadioList
          label="Puszka"
          value="shallow"
          choices={[
            { value: 'shallow', label: 'Puszka podtynkowa', note: '6,20 zł' },
            { value: 'deep', label: longText, note: longText },
            { value: 'none', label: 'Puszka natynkowa', note: 'Niedostępna w tej serii', disabled: true },
          ]}
          onValue={noop}
        />
      </State>
      <State name="focus" forced="focus" width="wide">
        <RadioList
          label="Puszka"
          value={undefined}
          choices={[{ value: 'shallow', label: 'Puszka podtynkowa' }]}
          onValue={noop}
        />
      </State>
      <State name="tiles">
        <Radios label="Kolor" className="cluster">
          <RadioTile chosen onChosen={noop}>
            biały
          </RadioTile>
          <RadioTile chosen={false} onChosen={noop}>
            czarny
          </RadioTile>
          <RadioTile chosen={false} disabled onChosen={noop}>
            niedostępny
          </RadioTile>
        </Radios>
      </State>
    </>
  ),
  swatches: () => (
    <>
      {inStates(<Swatches label="Kolor" swatches={colours} chosen={2} onChosen={noop} />)}
      <State name="nothing chosen">
        <Swatches label="Kolor" swatches={colours} chosen={null} onChosen={noop} />
      </State>
      <State name="titled" width="wide">
        <Swatches label="Kolor" titled swatches={colours} chosen={3} onChosen={noop} />
      </State>
    </>
  ),
  toggles: () => {
    const choices = [
      { value: '1', label: '×1' },
      { value: '2', label: '×2' },
      { value: '3', label: '×3', disabled: true },
    ] as const;
    return (
      <>
        {inStates(<ToggleGroup label="Liczba miejsc" choices={choices} chosen={['1']} onChosen={noop} />)}
        {inStates(<ToggleGroup label="Kategoria" chips multiple choices={choices} chosen={['2']} onChosen={noop} />)}
        <State name="long text" width="wide">
          <ToggleGroup
            label="Kategoria"
            chips
            choices={[...choices, { value: 'long', label: longText }]}
            chosen={['long']}
            onChosen={noop}
          />
        </State>
      </>
    );
  },
  prices: () => (
    <>
      <State name="medium">
        <Price value={117_010} />
      </State>
      <State name="large">
        <Price value={117_010} size="large" />
      </State>
      <State name="on request">
        <Price value={null} />
      </State>
      <State name="difference">
        <PriceFrom price={1500} from={1200} />
      </State>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <State key={size} name={`step, ${size}`}>
          <PriceStep before={21_320} after={24_100} size={size} />
        </State>
      ))}
    </>
  ),
  placeholders: () => (
    <>
      <EmptyState
        icon={LayoutGrid}
        title="Nie ma jeszcze zestawów"
        actions={
          <Button variant="primary" icon={Plus}>
            Nowy zestaw
          </Button>
        }
      >
        Zestaw to ramka z produktami, na przykład dwa gniazda obok siebie.
      </EmptyState>
      <QueryState failure="Brak odpowiedzi serwera" onRetry={noop} />
      <QueryState failure={null} onRetry={noop} />
      <Spinner />
    </>
  ),
  notices: () => (
    <>
      <Notice icon={WifiOff} text="Brak połączenia. Pokazujemy ostatni znany stan." />
      <Notice icon={WifiOff} text={longText} action={{ label: 'Spróbuj ponownie', perform: noop }} />
    </>
  ),
  links: () => inStates(<CatalogueLink address="#links" label="Karta produktu" name="Gniazdo" />),
  pictures: () => (
    <>
      <State name="loaded" width="narrow">
        <Picture src={plate('#4a8f86')} alt="" ratio={2} eager />
      </State>
      <State name="failed" width="narrow">
        <Picture src="data:image/png," alt="Gniazdo" ratio={2} eager />
      </State>
      <State name="reserved" width="narrow">
        <Picture src={plate('#4a8f86')} alt="" ratio={2} asleep />
      </State>
    </>
  ),
  menu: () => (
    <Opened>
      <Menu
        align="start"
        trigger={<IconButton icon={EllipsisVertical} label="Działania" silent />}
        groups={[
          [anAction('Edytuj', { icon: ArrowLeft }), anAction('Kopiuj', { shortcut: 'save' }), anAction(longText)],
          [
            anAction('Do innego pomieszczenia', { refusal: 'Nie ma innego pomieszczenia' }),
            { name: 'more', label: 'Więcej', icon: EllipsisVertical, groups: [[anAction('Drukuj')]] },
          ],
          [anAction('Pobierz', { busy: true }), anAction('Usuń', { icon: Trash2, danger: true })],
        ]}
      />
    </Opened>
  ),
  tooltip: () => (
    <Focused>
      <Tooltip text="Najpierw wybierz ramkę, potem produkty">
        <button type="button">Zapisz</button>
      </Tooltip>
    </Focused>
  ),
  messages: () => <AllMessages />,
  'busy-bar': () => <BusyWithRequest />,
  dialog: () => (
    <Dialog
      title="Zmień nazwę pomieszczenia"
      description="Nazwa jest widoczna na ekranie i w dokumentach."
      footer={
        <>
          <Button>Anuluj</Button>
          <Button variant="primary">Zapisz</Button>
        </>
      }
      onClose={noop}
    >
      <TextField label="Nazwa" value="Salon" onValue={noop} />
      <p>{longText}</p>
    </Dialog>
  ),
  question: () => (
    <ConfirmDialog
      title="Usunąć pomieszczenie?"
      confirmLabel="Usuń pomieszczenie"
      danger
      other={{ label: 'Zachowaj zestawy', perform: noop }}
      onConfirm={noop}
      onCancel={noop}
    >
      Pomieszczenie „Salon” i jego zestawy znikną z projektu.
    </ConfirmDialog>
  ),
  drawer: () => (
    <Drawer open side="right" title="Lista materiałów" onClose={noop}>
      <p>{longText}</p>
    </Drawer>
  ),
} satisfies Readonly<Record<string, () => ReactElement>>;

export type SectionName = keyof typeof sections;

export const isSectionName = (name: string): name is SectionName => Object.hasOwn(sections, name);

export const sectionNames: readonly SectionName[] = Object.keys(sections).filter(isSectionName);

/** Sections that cover the window, or are fixed at its edges. */
export const overlays: ReadonlySet<SectionName> = new Set([
  'menu',
  'tooltip',
  'messages',
  'busy-bar',
  'dialog',
  'question',
  'drawer',
]);

/** Selectors of what appears last in sections that are not complete at once. */
export const lastPart: { readonly [Name in SectionName]?: string } = {
  pictures: '[data-testid=section]:has([data-loaded]):has([data-missing])',
  menu: '[role=menu]',
  tooltip: '[role=tooltip]:popover-open',
  messages: '[data-snackbars]:has([role=alert]):has([data-message] + [data-message] + [data-message])',
  'busy-bar': '[data-busy]',
  dialog: '[role=dialog]',
  question: '[role=alertdialog]',
  drawer: '[role=dialog]',
};

import { embed as cs } from '@ramka/texts/cs/embed';
import { embed as en } from '@ramka/texts/en/embed';
import { embed as pl } from '@ramka/texts/pl/embed';
import { embed as sk } from '@ramka/texts/sk/embed';
import type { EmbedTexts } from '@ramka/texts/texts';
import { embed as uk } from '@ramka/texts/uk/embed';
import type { FrameMessage, HostMessage, RamkaConfiguratorElement } from '../embed.d.ts';
import { isFrameMessage } from '../messages.ts';
import { createParts, type Parts } from './parts.ts';

const texts: ReadonlyMap<string, EmbedTexts> = new Map(Object.entries({ pl, cs, sk, uk, en }));

/** Attributes that are passed on to the start link (docs/embedding.md#start-links). */
const startValues = ['line', 'finish', 'colour', 'function', 'name'] as const;

/** Heights of the frame in pixels: at first, and the least. It is never higher than the window. */
const FIRST_HEIGHT = 720;
const MIN_HEIGHT = 480;

/** Milliseconds between the first two greetings, which then double, and after which no further greeting is sent. */
const GREETING_INTERVAL = 250;
const LAST_GREETING = 16_000;

/** Milliseconds after which a frame without an answer counts as refused. */
const ANSWER_TIMEOUT = 8000;

const hello: HostMessage = { source: 'ramka', version: 1, type: 'hello' };

/** The element `<ramka-configurator>`: a picture with a button, which opens the configurator in a frame. */
export class ConfiguratorElement extends HTMLElement implements RamkaConfiguratorElement {
  static readonly observedAttributes = ['label', 'lang', 'poster'] as const;

  readonly #parts: Parts = createParts(this.attachShadow({ mode: 'open' }), () => this.open());
  /** The start link in the frame; undefined: not opened yet. */
  #address: URL | undefined;
  #greeting: ReturnType<typeof setTimeout> | undefined;
  #contentHeight = FIRST_HEIGHT;

  connectedCallback(): void {
    window.addEventListener('message', this.#receive);
    window.addEventListener('resize', this.#fit);
    this.#parts.frame.addEventListener('load', this.#greet);
    this.attributeChangedCallback();
  }

  attributeChangedCallback(): void {
    this.#parts.button.textContent = this.getAttribute('label') ?? this.#texts().configure;
    this.#parts.showPoster(this.getAttribute('poster'));
  }

  disconnectedCallback(): void {
    window.removeEventListener('message', this.#receive);
    window.removeEventListener('resize', this.#fit);
    this.#parts.frame.removeEventListener('load', this.#greet);
    this.#parts.frame.remove();
    this.#address = undefined;
    this.#contentHeight = FIRST_HEIGHT;
    clearTimeout(this.#greeting);
    this.#show(false);
  }

  open(): void {
    const address = this.#startLink();
    if (address === undefined) {
      // oxlint-disable-next-line no-console -- for the developer of the page
      console.error(
        'ramka-configurator: src must be the address of the configurator, such as https://ramka.example/el12/',
      );
      return;
    }
    const { frame } = this.#parts;
    this.#show(true);
    if (this.#address?.href !== address.href) {
      this.#address = address;
      const { frame: title, silent, ownWindow } = this.#texts();
      frame.title = title;
      frame.src = address.href;
      this.#parts.prepareFallback(silent, ownWindow, address.href);
      this.#parts.place.append(frame);
    }
    this.#fit();
    frame.focus();
  }

  close(): void {
    this.#show(false);
    this.#parts.button.focus();
  }

  #show(isOpen: boolean): void {
    this.#parts.closed.hidden = isOpen;
    this.#parts.place.hidden = !isOpen;
    this.#parts.fallback.hidden = true;
  }

  /** The language of the element or of the page, if the configurator has it. */
  #language(): string | undefined {
    const [language = ''] = (this.closest('[lang]')?.getAttribute('lang') ?? '').toLowerCase().split('-');
    return texts.has(language) ? language : undefined;
  }

  #texts(): EmbedTexts {
    return texts.get(this.#language() ?? 'en') ?? en;
  }

  /** The address of the frame; undefined if `src` is not a web address. */
  #startLink(): URL | undefined {
    const source = this.getAttribute('src') ?? '';
    const address = source === '' ? undefined : parse(source);
    if (address === undefined || !/^https?:$/.test(address.protocol)) return undefined;
    address.pathname = `${address.pathname.replace(/\/$/, '')}/start`;
    for (const name of startValues) {
      const value = this.getAttribute(name) ?? '';
      if (value !== '') address.searchParams.set(name, value);
    }
    const language = this.#language();
    if (language !== undefined) address.searchParams.set('lang', language);
    return address;
  }

  /** Greets every page that the frame loads, until it answers. It learns the origin of this page from the greeting. */
  readonly #greet = (): void => {
    clearTimeout(this.#greeting);
    const origin = this.#address?.origin;
    const { contentWindow } = this.#parts.frame;
    if (origin === undefined || contentWindow === null) return;
    const greet = (wait: number): void => {
      contentWindow.postMessage(hello, origin);
      if (wait === ANSWER_TIMEOUT) this.#reportSilence(origin);
      if (wait <= LAST_GREETING) this.#greeting = setTimeout(greet, wait, wait * 2);
    };
    greet(GREETING_INTERVAL);
  };

  #reportSilence(origin: string): void {
    this.#parts.fallback.hidden = false;
    // oxlint-disable-next-line no-console -- for the developer of the page
    console.error(
      `ramka-configurator: no answer from ${origin}. Its deployment must list ${location.origin} in embed.origins.`,
    );
  }

  readonly #receive = ({ data, origin, source }: MessageEvent<unknown>): void => {
    if (origin !== this.#address?.origin || source !== this.#parts.frame.contentWindow || !isFrameMessage(data)) return;
    clearTimeout(this.#greeting);
    this.#parts.fallback.hidden = true;
    this.#handle(data);
  };

  #handle(message: FrameMessage): void {
    switch (message.type) {
      case 'ready':
        this.#dispatch('ready', null);
        break;
      case 'height':
        // Content that fills the frame follows it, and would keep the frame low after the window was low.
        if (message.height !== this.#parts.frame.clientHeight) this.#contentHeight = message.height;
        if (this.#dispatch('height', { height: message.height })) this.#fit();
        break;
      case 'changed': {
        const { sets, pieces, sum, currency } = message;
        this.#dispatch('changed', { sets, pieces, sum, currency });
        break;
      }
      case 'order': {
        const { items, shareLink } = message;
        this.#dispatch('order', { items, shareLink });
        break;
      }
      case 'closed':
        this.close();
        this.#dispatch('closed', null);
        break;
    }
  }

  /** Dispatches an event. Returns whether its default action was not prevented. */
  #dispatch(name: FrameMessage['type'], detail: unknown): boolean {
    return this.dispatchEvent(
      new CustomEvent(`ramka-${name}`, { detail, bubbles: true, cancelable: name === 'height' }),
    );
  }

  /** Fits the frame to its content, or to the fixed height. */
  readonly #fit = (): void => {
    const fixed = Number(this.getAttribute('height'));
    const fitting = Math.max(MIN_HEIGHT, Math.min(this.#contentHeight, window.innerHeight));
    this.#parts.frame.style.height = `${fixed > 0 ? fixed : fitting}px`;
  };
}

/** `URL.canParse` is missing in the oldest supported browsers (docs/readings.md#r27). */
const parse = (source: string): URL | undefined => {
  try {
    return new URL(source, document.baseURI);
  } catch {
    return undefined;
  }
};

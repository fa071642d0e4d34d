import { css } from './styles.ts';

/** The parts of the element's shadow tree. */
export type Parts = {
  /** Content while the frame is closed: the picture and the button. */
  readonly closed: HTMLElement;
  readonly button: HTMLButtonElement;
  /** The place of the frame. */
  readonly place: HTMLElement;
  readonly frame: HTMLIFrameElement;
  /** A line with a link, for frames that do not answer. */
  readonly fallback: HTMLElement;
  /** Shows a picture, or a drawing if there is none. */
  readonly showPoster: (address: string | null) => void;
  readonly prepareFallback: (sentence: string, link: string, address: string) => void;
};

const create = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, part: string): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag);
  element.part = part;
  return element;
};

/** Creates the shadow tree. It has no markup and no inline style, for pages with a strict content security policy. */
export const createParts = (root: ShadowRoot, onPress: () => void): Parts => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  const closed = create('div', 'poster');
  const slot = document.createElement('slot');
  const button = create('button', 'button');
  button.type = 'button';
  button.addEventListener('click', onPress);
  closed.append(slot, button);
  const place = create('div', 'place');
  const frame = create('iframe', 'frame');
  frame.allow = 'clipboard-write; web-share; fullscreen';
  const fallback = create('p', 'fallback');
  place.hidden = true;
  fallback.hidden = true;
  place.append(fallback);
  root.append(closed, place);
  return {
    closed,
    button,
    place,
    frame,
    fallback,
    showPoster: (address) => slot.replaceChildren(address === null ? drawing() : picture(address)),
    prepareFallback: (sentence, link, address) => {
      const anchor = create('a', 'link');
      anchor.href = address;
      anchor.target = '_blank';
      anchor.rel = 'noopener';
      anchor.textContent = link;
      fallback.replaceChildren(`${sentence} `, anchor);
    },
  };
};

const picture = (address: string): HTMLElement => {
  const image = create('img', 'picture');
  image.src = address;
  image.alt = '';
  return image;
};

/** A drawing of a frame with three switches. */
const drawing = (): HTMLElement => {
  const frame = create('div', 'drawing');
  frame.append(...[1, 2, 3].map(() => document.createElement('i')));
  return frame;
};

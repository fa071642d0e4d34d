/** Types of `embed.js`, served next to it. They follow docs/embedding.md#messages. */

/** The contents of a project. */
export type ProjectSummary = {
  /** Number of different product sets. */
  readonly sets: number;
  /** Number of pieces to order: sets and products times their quantities. */
  readonly pieces: number;
  /** Net total in units of the currency, such as `199.9`. */
  readonly sum: number;
  /** ISO 4217. */
  readonly currency: string;
};

/** An order that the visitor has sent to the shop. */
export type OrderSummary = {
  /** Number of different articles. */
  readonly items: number;
  /** Address at which others may view the project; null: none was created. */
  readonly shareLink: string | null;
};

/** Common to all messages. */
type Message<Type extends string, Content = object> = {
  readonly source: 'ramka';
  readonly version: 1;
  readonly type: Type;
} & Content;

/** Messages from the host page to the frame. */
export type HostMessage = Message<'hello'>;

/** Messages from the frame to the host page. */
export type FrameMessage =
  | Message<'ready'>
  | Message<'height', { readonly height: number }>
  | Message<'changed', ProjectSummary>
  | Message<'order', OrderSummary>
  | Message<'closed'>;

/** The element `<ramka-configurator>`. Start values are read when the frame is opened. */
export type RamkaConfiguratorElement = HTMLElement & {
  /** Shows the frame, loads it if necessary, and moves the focus into it. */
  open: () => void;
  /** Hides the frame. It keeps its state until the element is removed. */
  close: () => void;
};

declare global {
  // eslint-disable-next-line typescript/consistent-type-definitions -- extends an interface of the DOM
  interface HTMLElementTagNameMap {
    'ramka-configurator': RamkaConfiguratorElement;
  }

  // eslint-disable-next-line typescript/consistent-type-definitions -- extends an interface of the DOM
  interface HTMLElementEventMap {
    'ramka-ready': CustomEvent<null>;
    /** Cancelable: the element then keeps its height. */
    'ramka-height': CustomEvent<{ readonly height: number }>;
    'ramka-changed': CustomEvent<ProjectSummary>;
    'ramka-order': CustomEvent<OrderSummary>;
    'ramka-closed': CustomEvent<null>;
  }
}

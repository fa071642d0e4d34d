/** The finish of a surface: decides light, gloss and grain. */
export type Finish = {
  readonly material: 'plastic' | 'metal' | 'glass' | 'wood';
  /** `#RRGGBB`. */
  readonly hexColor: string;
  /** The second colour of a two-part frame: Duo's base, Detail's lower edge. */
  readonly baseHexColor?: string;
};

/** Dimensions in millimetres: height of a frame and width of its one-slot version; width of a slot's opening. */
export type Geometry = { readonly height: number; readonly window: number };

/** A picture that the catalogue needs. `draw` converts it to an SVG with a viewBox in millimetres. */
export type DrawingSpec =
  /** A frame in its exact size. `touchSlots` true: glass without an opening. `gasket`: Basic's IP44 ring. */
  | {
      readonly kind: 'frame';
      readonly lineTag: string;
      readonly geometry: Geometry;
      readonly finish: Finish;
      readonly slots: number;
      readonly touchSlots?: readonly boolean[];
      readonly gasket?: boolean;
    }
  /** The tile of a frame line in step 1: a set, on 160 × 110 mm. */
  | { readonly kind: 'line-tile'; readonly lineTag: string; readonly geometry: Geometry; readonly finish: Finish }
  /**
   * The visible part of a module, filling the opening. `primitive` as in docs/catalogue-rules.md#c6-5, such as
   * `rocker1+eye`.
   */
  | {
      readonly kind: 'visible-part';
      readonly window: number;
      readonly primitive: string;
      readonly hexColor: string;
      readonly lid?: 'coloured' | 'transparent';
      readonly antibacterial?: boolean;
    }
  /** A visible part in a one-slot frame of a plain line, for single products and complete articles. */
  | {
      readonly kind: 'complete';
      readonly lineTag: string;
      readonly geometry: Geometry;
      readonly finish: Finish;
      readonly primitive: string;
      readonly hexColor: string;
      readonly lid?: 'coloured' | 'transparent';
    }
  /**
   * A surface-mounted IP54 product of Aquarius: a body with one or two parts side by side. `onTile` draws it like the
   * tile of a frame line.
   */
  | {
      readonly kind: 'surface-product';
      readonly primitives: readonly string[];
      readonly hexColor: string;
      readonly onTile?: boolean;
    }
  /** A mechanism from behind the rocker: metal support ring, screws, terminals. `function` as a symbol key: `W1`. */
  | { readonly kind: 'mechanism'; readonly function: string }
  /** The wiring of a module, as a sign of 55 × 55 mm. */
  | {
      readonly kind: 'wiring-sign';
      readonly sign: 'switch' | 'two-circuit-switch' | 'push-button' | 'double-push-button';
    }
  /** A loose part, 55 × 55 mm. */
  | {
      readonly kind: 'part';
      readonly part:
        | 'claws'
        | 'insert-seal'
        | 'lamp'
        | 'data-insert'
        | 'keystone-insert'
        | 'label-field'
        | 'card'
        | 'key'
        | 'loudspeaker'
        | 'dimmer-insert'
        | 'sensor-insert'
        | 'mask'
        | 'radio-insert'
        | 'floor-probe'
        | 'light-insert'
        | 'power-supply'
        | 'lens'
        | 'blank-insert';
      readonly hexColor?: string;
    }
  /** The visible edge of a surface box: the frame's outline, 0.5 mm larger on every side, and a skirt of 4 mm below. */
  | {
      readonly kind: 'surface-box-outline';
      readonly lineTag: string;
      readonly geometry: Geometry;
      readonly slots: number;
      readonly hexColor: string;
    }
  /** The visible edge of a seal: 0.7 mm of grey on every side. */
  | { readonly kind: 'seal-outline'; readonly lineTag: string; readonly geometry: Geometry; readonly slots: number }
  /** A box as an article, seen at an angle. */
  | {
      readonly kind: 'box';
      readonly box: 'surface' | 'composable' | 'extension' | 'corner' | 'flush' | 'floor';
      readonly slots: number;
      readonly hexColor: string;
    }
  /** A frame seal as an article. */
  | { readonly kind: 'frame-seal'; readonly slots: number }
  /** The circles of a glass panel for 1 to 4 touch points: 55 × 55 mm, transparent. */
  | { readonly kind: 'touch-points'; readonly touchPoints: number }
  /** A touch controller as an article. */
  | { readonly kind: 'controller'; readonly touchPoints: number; readonly symbol: string }
  /** A glass panel with its circles printed, as an article. Entries of `touchPoints` are null for module slots. */
  | {
      readonly kind: 'panel';
      readonly geometry: Geometry;
      readonly finish: Finish;
      readonly touchPoints: readonly (number | null)[];
    }
  /** Any other e-catalogue product. */
  | {
      readonly kind: 'thing';
      readonly thing:
        | 'multi-socket'
        | 'column'
        | 'floor-box'
        | 'cable'
        | 'plug'
        | 'power-supply'
        | 'led-strip'
        | 'tool'
        | 'bell'
        | 'transformer'
        | 'remote'
        | 'box-controller'
        | 'mounting'
        | 'screw';
      readonly hexColor: string;
    };

/** A picture and its path below `pictures/`. */
export type PictureSpec = { readonly path: string; readonly spec: DrawingSpec };

import 'react';

declare module 'react' {
  /** Custom properties of our own style sheets may be set beside the known ones. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}

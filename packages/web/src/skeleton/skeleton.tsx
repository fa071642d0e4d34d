import type { ReactElement } from 'react';

/** The HTML of every address but the home screen's until the app replaces it: the same in every language. */
export const Skeleton = (): ReactElement => (
  <>
    <div className="skeleton-bar" />
    <SkeletonScreen />
  </>
);

/** A screen while it loads. */
export const SkeletonScreen = (): ReactElement => (
  <div className="skeleton-screen">
    <SkeletonBlocks />
  </div>
);

/** The content of a screen while it loads. */
export const SkeletonBlocks = (): ReactElement => (
  <div className="skeleton-blocks" inert aria-hidden>
    <i />
    <i />
    <i />
  </div>
);

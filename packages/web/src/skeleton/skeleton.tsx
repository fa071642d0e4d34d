import type { ReactElement } from 'react';

/** Initial HTML of all addresses other than the home screen, the same in every language. */
export const Skeleton = (): ReactElement => (
  <>
    <div className="skeleton-bar" />
    <SkeletonScreen />
  </>
);

/** Placeholder of a screen while it loads. */
export const SkeletonScreen = (): ReactElement => (
  <div className="skeleton-screen">
    <SkeletonBlocks />
  </div>
);

/** Placeholder of a screen's content while it loads. */
export const SkeletonBlocks = (): ReactElement => (
  <div className="skeleton-blocks" inert aria-hidden>
    <i />
    <i />
    <i />
  </div>
);

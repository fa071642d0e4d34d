/**
 * What Chromium does without: the boxes below its address bar, which are pages of their own in every window, and a process
 * that waits for a next site. It obeys one such list only, so that Playwright's own stands here again.
 */
const disabledFeatures =
  'WebUIOmniboxPopup,WebUIOmniboxAimPopup,SpareRendererForSitePerProcess,' +
  'AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,' +
  'LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,' +
  'TcpPortRandomizationWin,OptimizationHints,AimEnabled,NetworkTimeServiceQuerying,PreconnectToSearch';

/** It asks nobody outside, and draws and loads in one process instead of three, which costs a page a seventh less. */
const alone: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--in-process-gpu',
  '--enable-features=NetworkServiceInProcess2',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${disabledFeatures}`,
];

/** What headless Chromium is started with where pages are measured or looked at. */
export const browserArguments: string[] = [...alone, '--disable-gpu'];

/**
 * The same for tests. Their pages are laid out and painted as everywhere, but no pixel is filled in the end: nobody looks,
 * and a screenshot is empty. They live too briefly for the optimising compilers to pay.
 */
export const testBrowserArguments: string[] = [
  ...alone,
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-gl-drawing-for-tests',
  '--js-flags=--no-opt --no-maglev',
];

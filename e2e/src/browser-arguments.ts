/**
 * Disabled features of Chromium: the address bar's popups, which are pages of their own in every window, and the spare
 * renderer process. Chromium accepts only one such list, so Playwright's own entries are repeated here.
 */
const disabledFeatures =
  'WebUIOmniboxPopup,WebUIOmniboxAimPopup,SpareRendererForSitePerProcess,' +
  'AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,' +
  'LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,' +
  'TcpPortRandomizationWin,OptimizationHints,AimEnabled,NetworkTimeServiceQuerying,PreconnectToSearch';

/**
 * Disables background network requests, and runs GPU and network service in the browser process, which makes a page
 * about a seventh cheaper.
 */
const withoutSandbox: readonly string[] = [
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

/** Arguments for headless Chromium in benchmarks and for screenshots. */
export const browserArguments: string[] = [...withoutSandbox, '--disable-gpu'];

/** Arguments for headless Chromium where pictures are compared: no coloured edges of letters, no colour profile of a screen. */
export const pictureBrowserArguments: string[] = [
  ...browserArguments,
  '--disable-lcd-text',
  '--force-color-profile=srgb',
];

/**
 * Arguments for headless Chromium in tests. Layout and paint are as usual, but no pixels are drawn: screenshots are
 * empty. The optimising compilers are disabled, because pages are too short-lived to profit from them.
 */
export const testBrowserArguments: string[] = [
  ...withoutSandbox,
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-gl-drawing-for-tests',
  '--js-flags=--no-opt --no-maglev',
];

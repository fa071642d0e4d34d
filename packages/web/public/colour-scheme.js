// Applies the visitor's colour scheme before the app has loaded (packages/web/src/platform/colour-scheme.ts).
try {
  document.documentElement.dataset.scheme = localStorage.getItem('configurator.scheme') ?? 'device';
} catch {
  // No storage, no choice.
}

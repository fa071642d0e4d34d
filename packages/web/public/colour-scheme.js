// Marks pages in frames, and applies the visitor's colour scheme before the app has loaded (packages/web/src/platform/colour-scheme.ts).
if (window.parent !== window) document.documentElement.dataset.framed = '';
try {
  const { pathPrefix } = JSON.parse(document.querySelector('meta[name="ramka"]').content);
  const key = `${pathPrefix ? `${pathPrefix}:` : ''}configurator.scheme`;
  document.documentElement.dataset.scheme = localStorage.getItem(key) ?? 'device';
} catch {
  // No storage, no choice.
}

/**
 * Registers the service worker that caches the site's files and the offline page (`public/sw.js`), after
 * the first page is rendered. Development builds have none and unregister one left by an earlier build.
 */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  if (!import.meta.env.PROD) {
    void serviceWorker.getRegistrations().then(all => all.map(one => one.unregister()))
    return
  }
  window.addEventListener('load', () => {
    // The site works without it; private windows and expired certificates refuse it.
    serviceWorker.register('/sw.js').catch(() => undefined)
  })
}

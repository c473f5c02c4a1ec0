/**
 * Has the browser keep the site's files and the page for when there is no line (`public/sw.js`), once the page stands: its
 * own files come first. A build for developers has no worker, and drops one that an earlier build left.
 */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  if (!import.meta.env.PROD) {
    void serviceWorker.getRegistrations().then(all => all.map(one => one.unregister()))
    return
  }
  window.addEventListener('load', () => {
    // The site does without it as well: private windows and old certificates refuse it.
    serviceWorker.register('/sw.js').catch(() => undefined)
  })
}

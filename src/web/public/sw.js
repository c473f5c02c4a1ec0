// The service worker of the installed app. It caches the site's hashed files and the offline page; never an API answer,
// and no other page. A release changes the names of files, not this one: see decision 48.
const CACHE = 'hanpan-1'
const OFFLINE_PAGE = '/offline.html'
const offlineFiles = [OFFLINE_PAGE, '/offline.css', '/offline.js', '/layout-mode.js', '/favicon.svg']
/** Maximum number of cached hashed files. The oldest are removed first. */
const FILES_MAX = 250

self.addEventListener('install', event => {
  event.waitUntil(keepOfflineFiles())
})

self.addEventListener('activate', event => {
  event.waitUntil(dropOldCaches())
})

self.addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(offlinePage))
  else if (pathname.startsWith('/assets/')) event.respondWith(keptFile(request))
  // Without a connection, the offline page is rendered from the cache.
  else if (offlineFiles.includes(pathname)) event.respondWith(fetch(request).catch(() => kept(pathname)))
})

async function keepOfflineFiles() {
  const cache = await caches.open(CACHE)
  await cache.addAll(offlineFiles.map(path => new Request(path, { cache: 'reload' })))
  await self.skipWaiting()
}

async function dropOldCaches() {
  const names = await caches.keys()
  await Promise.all(names.filter(name => name !== CACHE).map(name => caches.delete(name)))
  await self.clients.claim()
}

const kept = async path => (await caches.match(path)) ?? Response.error()

const offlinePage = () => kept(OFFLINE_PAGE)

/**
 * Serves a hashed file, which never changes. If it fails, the page handles it: after a release the page reloads itself.
 */
async function keptFile(request) {
  const cache = await caches.open(CACHE)
  const known = await cache.match(request)
  if (known) return known
  const answer = await fetch(request)
  if (answer.status === 200) await keep(cache, request, answer.clone()).catch(() => undefined)
  return answer
}

async function keep(cache, request, answer) {
  await cache.put(request, answer)
  const files = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith('/assets/'))
  await Promise.all(files.slice(0, Math.max(0, files.length - FILES_MAX)).map(old => cache.delete(old)))
}

// Runs before the first paint, so that the page never shows in one layout and jumps to the other.
// The same rule as kit/layout-mode.ts, which takes over from here.
;(() => {
  let chosen = null
  try {
    chosen = localStorage.getItem('mobileShowFlag')
  } catch {
    // Storage may be forbidden; the screen then decides.
  }
  const small = matchMedia('(max-width: 1263.98px)').matches
  const mobile = chosen === null ? small : chosen === '1'
  const narrow = mobile && (chosen === '1' || matchMedia('(max-width: 959.98px)').matches)
  const root = document.documentElement
  root.dataset.layout = mobile ? 'mobile' : 'desktop'
  root.dataset.width = narrow ? 'narrow' : 'wide'
  if (chosen !== null) {
    root.dataset.layoutChosen = ''
    document
      .querySelector('meta[name=viewport]')
      ?.setAttribute('content', mobile ? 'width=425, viewport-fit=cover' : 'width=1920')
  }
})()

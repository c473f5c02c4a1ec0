// Runs before the first paint, so that the page never starts in one layout or theme and jumps to the other. Implements
// the same rules as kit/theme/layout-mode.ts, desk-theme.ts and site-theme.ts, which take over afterwards.
;(() => {
  let chosen = null
  let deskTheme = null
  let siteTheme = null
  try {
    chosen = localStorage.getItem('mobileShowFlag')
    deskTheme = localStorage.getItem('deskTheme')
    siteTheme = localStorage.getItem('siteTheme')
  } catch {
    // Storage may be forbidden. Then the screen size decides.
  }
  const small = matchMedia('(max-width: 78.99875em)').matches
  const mobile = chosen === null ? small : chosen === '1'
  const narrow = mobile && (chosen === '1' || matchMedia('(max-width: 59.99875em)').matches)
  const root = document.documentElement
  root.dataset.layout = mobile ? 'mobile' : 'desktop'
  root.dataset.width = narrow ? 'narrow' : 'wide'
  const light = /^\/(admin|manager)(\/|$)/.test(location.pathname)
    ? deskTheme !== 'dark'
    : siteTheme === 'light' || (siteTheme === 'system' && matchMedia('(prefers-color-scheme: light)').matches)
  root.dataset.theme = light ? 'light' : 'dark'
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', light ? '#ffffff' : '#11151c')
  if (chosen !== null) {
    root.dataset.layoutChosen = ''
    document
      .querySelector('meta[name=viewport]')
      ?.setAttribute('content', mobile ? 'width=425, viewport-fit=cover' : 'width=1920')
  }
})()

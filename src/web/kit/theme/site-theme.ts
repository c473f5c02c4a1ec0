import { create } from 'zustand'
import { type Theme, type ThemeChoice, themeChoices, themeOf } from './theme-rule.ts'

const storageKey = 'siteTheme'
const lightQuery = '(prefers-color-scheme: light)'

/** What was stored; anything else is the site's own, dark. */
const readChoice = (): ThemeChoice =>
  themeChoices.find(choice => choice === localStorage.getItem(storageKey)) ?? 'dark'

type SiteTheme = { readonly choice: ThemeChoice; readonly theme: Theme }

const stateOf = (choice: ThemeChoice): SiteTheme => ({
  choice,
  theme: themeOf(choice, window.matchMedia(lightQuery).matches),
})

/** The theme of the members' pages, as it was chosen on this device. `layout-mode.js` sets it before the first paint. */
export const useSiteTheme = create<SiteTheme>(() => stateOf(readChoice()))

export function chooseTheme(choice: ThemeChoice): void {
  localStorage.setItem(storageKey, choice)
  useSiteTheme.setState(stateOf(choice))
}

/** Follows the device, and what is chosen in another window. */
export function watchSiteTheme(): void {
  const follow = () => useSiteTheme.setState(stateOf(readChoice()))
  window.matchMedia(lightQuery).addEventListener('change', follow)
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKey) follow()
  })
}

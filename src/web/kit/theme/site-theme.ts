import { create } from 'zustand'
import { type Theme, type ThemeChoice, themeChoices, themeOf } from './theme-rule.ts'

const storageKey = 'siteTheme'
const lightQuery = '(prefers-color-scheme: light)'

/** The stored choice; dark by default. */
const readChoice = (): ThemeChoice =>
  themeChoices.find(choice => choice === localStorage.getItem(storageKey)) ?? 'dark'

type SiteTheme = { readonly choice: ThemeChoice; readonly theme: Theme }

const stateOf = (choice: ThemeChoice): SiteTheme => ({
  choice,
  theme: themeOf(choice, window.matchMedia(lightQuery).matches),
})

/** Theme of the member site, as chosen on this device. `layout-mode.js` sets it before the first paint. */
export const useSiteTheme = create<SiteTheme>(() => stateOf(readChoice()))

export function chooseTheme(choice: ThemeChoice): void {
  localStorage.setItem(storageKey, choice)
  useSiteTheme.setState(stateOf(choice))
}

/** Follows the system theme and changes in other windows. */
export function watchSiteTheme(): void {
  const follow = () => useSiteTheme.setState(stateOf(readChoice()))
  window.matchMedia(lightQuery).addEventListener('change', follow)
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKey) follow()
  })
}

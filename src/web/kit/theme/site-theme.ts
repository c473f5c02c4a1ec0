import { create } from 'zustand'

/** What a member may choose; the system's follows the device by itself. */
export const themeChoices = ['dark', 'light', 'system'] as const
export type ThemeChoice = (typeof themeChoices)[number]
export type Theme = 'light' | 'dark'

const storageKey = 'siteTheme'
const lightQuery = '(prefers-color-scheme: light)'

/** What was stored; anything else is the site's own, dark. */
const readChoice = (): ThemeChoice =>
  themeChoices.find(choice => choice === localStorage.getItem(storageKey)) ?? 'dark'

/** The theme that a choice comes to on a device. */
export function themeOf(choice: ThemeChoice, prefersLight: boolean): Theme {
  if (choice === 'system') return prefersLight ? 'light' : 'dark'
  return choice
}

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

import { useLayoutEffect } from 'react'
import { create } from 'zustand'
import { useSiteTheme } from './site-theme.ts'

type DeskTheme = 'light' | 'dark'

const storageKey = 'deskTheme'

/** Theme of the back office: light unless the user chose dark. The member site has `site-theme.ts`. */
export const useDeskTheme = create<{ readonly theme: DeskTheme }>(() => ({
  theme: localStorage.getItem(storageKey) === 'dark' ? 'dark' : 'light',
}))

/** Label of the button that switches the theme. */
export const otherTheme = (theme: DeskTheme): string => (theme === 'light' ? '어두운 화면' : '밝은 화면')

export function toggleDeskTheme(): void {
  const theme = useDeskTheme.getState().theme === 'light' ? 'dark' : 'light'
  localStorage.setItem(storageKey, theme)
  useDeskTheme.setState({ theme })
}

/** The browser's theme colour, equal to the bar's surface. The same values as in `layout-mode.js`. */
const barColours = { dark: '#11151c', light: '#ffffff' } as const

/** Sets the document's theme for the current area, including dialogs. Undefined while the area is unknown. */
export function useDocumentTheme(place: 'desk' | 'site' | undefined): void {
  const desk = useDeskTheme(({ theme }) => theme)
  const site = useSiteTheme(({ theme }) => theme)
  const theme = place === 'desk' ? desk : site
  useLayoutEffect(() => {
    if (!place) return
    document.documentElement.dataset.theme = theme
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', barColours[theme])
  }, [place, theme])
}

import { useLayoutEffect } from 'react'
import { create } from 'zustand'
import { useSiteTheme } from './site-theme.ts'

type DeskTheme = 'light' | 'dark'

const storageKey = 'deskTheme'

/** The theme of the back office: light unless its user chose dark. Members choose theirs in `site-theme.ts`. */
export const useDeskTheme = create<{ readonly theme: DeskTheme }>(() => ({
  theme: localStorage.getItem(storageKey) === 'dark' ? 'dark' : 'light',
}))

/** What one changes to by a press. */
export const otherTheme = (theme: DeskTheme): string => (theme === 'light' ? '어두운 화면' : '밝은 화면')

export function toggleDeskTheme(): void {
  const theme = useDeskTheme.getState().theme === 'light' ? 'dark' : 'light'
  localStorage.setItem(storageKey, theme)
  useDeskTheme.setState({ theme })
}

/** What the browser paints around the page: the bar's surface. The same as in `layout-mode.js`. */
const barColours = { dark: '#11151c', light: '#ffffff' } as const

/** Gives the document the theme of the place one is at; dialogs have it too. Undefined while no place is known. */
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

import { useLayoutEffect } from 'react'
import { create } from 'zustand'

type DeskTheme = 'light' | 'dark'

const storageKey = 'deskTheme'

/** The theme of the back office: light unless its user chose dark. What members see stays dark. */
export const useDeskTheme = create<{ readonly theme: DeskTheme }>(() => ({
  theme: localStorage.getItem(storageKey) === 'dark' ? 'dark' : 'light',
}))

export function toggleDeskTheme(): void {
  const theme = useDeskTheme.getState().theme === 'light' ? 'dark' : 'light'
  localStorage.setItem(storageKey, theme)
  useDeskTheme.setState({ theme })
}

/** Gives the document the theme of the place one is at; dialogs have it too. Undefined while no place is known. */
export function useDocumentTheme(place: 'desk' | 'site' | undefined): void {
  const { theme } = useDeskTheme()
  useLayoutEffect(() => {
    if (place) document.documentElement.dataset.theme = place === 'desk' ? theme : 'dark'
  }, [place, theme])
}

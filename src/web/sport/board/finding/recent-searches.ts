import { create } from 'zustand'

const KEY = 'recent-searches'
const MAX = 5

/** Recent searches of this browser, newest first. */
export const useRecentSearches = create<readonly string[]>(() => read())

/** Puts a search before the earlier ones. */
export function keepSearch(text: string): void {
  const word = text.trim()
  if (word === '') return
  store([word, ...useRecentSearches.getState().filter(other => other !== word)].slice(0, MAX))
}

export const forgetSearches = (): void => store([])

function store(words: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(words))
  } catch {
    // If the browser refuses storage, it is kept until the page is closed.
  }
  useRecentSearches.setState(words, true)
}

/** Reads the stored searches; data of another site version that is invalid counts as none. */
function read(): readonly string[] {
  try {
    const words: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(words) ? words.filter(word => typeof word === 'string').slice(0, MAX) : []
  } catch {
    return []
  }
}

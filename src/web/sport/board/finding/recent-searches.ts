import { create } from 'zustand'

const KEY = 'recent-searches'
const MAX = 5

/** What was searched for last in this browser, the newest first. */
export const useRecentSearches = create<readonly string[]>(() => read())

/** Keeps a search ahead of the earlier ones. */
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
    // A browser may refuse to keep anything; then it is remembered until the page goes.
  }
  useRecentSearches.setState(words, true)
}

/** What stands there was written by whatever version of the site; what makes no sense counts as none. */
function read(): readonly string[] {
  try {
    const words: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(words) ? words.filter(word => typeof word === 'string').slice(0, MAX) : []
  } catch {
    return []
  }
}

import { hash } from 'node:crypto'

/** What a pick is called on the pages, and in the records of the bets on it. */
export type PickNames = {
  readonly sport: string
  readonly league: string
  readonly home: string
  readonly away: string
  readonly market: string
  readonly pick: string
}

/** One set of names, shared by all picks that are called so. */
export type ShownNames = {
  readonly names: PickNames
  /** Hexadecimal; what makes them the same. */
  readonly digest: string
  /** Their number in the database, once it is known that they are kept there. */
  id: number | undefined
}

/** What is called so. It has the number itself as well: the names lie somewhere else, and every bet would fetch them. */
export type Named = { readonly shown: ShownNames; namesId: number | undefined }

export const named = (shown: ShownNames): Named => ({ shown, namesId: shown.id })

export type NamesMemory = { share(names: PickNames): ShownNames }

const REMEMBERED_MAX = 100_000

/** Makes one of names that are the same, so that each set is asked of the database once. */
export function createNamesMemory(): NamesMemory {
  const known = new Map<string, ShownNames>()
  return {
    share: names => {
      const { sport, league, home, away, market, pick } = names
      const text = JSON.stringify([sport, league, home, away, market, pick])
      const found = known.get(text)
      if (found) return found
      if (known.size >= REMEMBERED_MAX) known.clear()
      const shown = { names, digest: hash('sha256', text, 'hex'), id: undefined }
      known.set(text, shown)
      return shown
    },
  }
}

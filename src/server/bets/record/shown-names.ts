import { hash } from 'node:crypto'

/** Names of a pick on the pages and in the records of bets. */
export type PickNames = {
  readonly sport: string
  readonly league: string
  readonly home: string
  readonly away: string
  readonly market: string
  readonly pick: string
}

/** One set of names, shared by all picks with the same names. */
export type ShownNames = {
  readonly names: PickNames
  /** Hexadecimal; equal for equal names. */
  readonly digest: string
  /** Number in the database, once they are known to be stored. */
  id: number | undefined
}

/** An object with names. It holds the number itself as well, so that a bet need not dereference the shared names. */
export type Named = { readonly shown: ShownNames; namesId: number | undefined }

export const named = (shown: ShownNames): Named => ({ shown, namesId: shown.id })

export type NamesMemory = { share(names: PickNames): ShownNames }

const REMEMBERED_MAX = 100_000

/** Returns one shared object for equal names, so that each set is looked up once. */
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

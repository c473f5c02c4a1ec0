import type { BetPage } from '#domain/markets/bet-page.ts'

const name = 'bet.waiting'

type InPlayPage = Extract<BetPage, 'live' | 'inplay'>
type OwnBet = { readonly key: string; readonly page: InPlayPage }

const isOwnBet = (value: unknown): value is OwnBet => {
  if (typeof value !== 'object' || value === null || !('key' in value) || !('page' in value)) return false
  return typeof value.key === 'string' && (value.page === 'live' || value.page === 'inplay')
}

/** The pending bets sent by this window, for use after a reload: the slip itself comes from the server. */
export function readOwnBets(storage: Pick<Storage, 'getItem'> = window.sessionStorage): readonly OwnBet[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(name) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isOwnBet) : []
  } catch {
    return []
  }
}

const write = (bets: readonly OwnBet[]): void => window.sessionStorage.setItem(name, JSON.stringify(bets))

export function rememberOwnBet(key: string, page: BetPage): void {
  if (page === 'live' || page === 'inplay') write([...readOwnBets(), { key, page }])
}

export const forgetOwnBet = (key: string): void => write(readOwnBets().filter(bet => bet.key !== key))

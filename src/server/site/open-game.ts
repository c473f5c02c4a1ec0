import { accept, type Result, refuse } from '#domain/result.ts'
import type { Settings } from './settings.ts'

type Addresses = Pick<Settings, 'sportsMaintenance' | 'europeAddress' | 'inplayAddress'>

/**
 * Where European sports (EU) or in-play (IN) open in a window of their own (API-014 to API-016). Refused while sports
 * are under maintenance (ERR-016). Why the address carries no token: docs/decisions/0018.
 */
export function openGame(
  { sportsMaintenance, europeAddress, inplayAddress }: Addresses,
  type: 'EU' | 'IN',
): Result<string, { readonly code: 'GAME_IN_MAINTENANCE' }> {
  if (sportsMaintenance) return refuse({ code: 'GAME_IN_MAINTENANCE' })
  return accept(type === 'EU' ? europeAddress : inplayAddress)
}

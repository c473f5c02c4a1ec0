import { accept, type Result, refuse } from '#domain/result.ts'
import type { SiteSettings } from './site-settings.ts'

type Addresses = Pick<
  SiteSettings,
  'sportsMaintenance' | 'liveMaintenance' | 'europeAddress' | 'inplayAddress'
>

/**
 * Returns the URL of European sports (EU) or in-play (IN) in a separate window (API-014 to API-016). Refused while its
 * area, sports or live, is under maintenance (ERR-016). Why the URL contains no token: docs/decisions/0018.
 */
export function openGame(
  { sportsMaintenance, liveMaintenance, europeAddress, inplayAddress }: Addresses,
  type: 'EU' | 'IN',
): Result<string, { readonly code: 'GAME_IN_MAINTENANCE' }> {
  if (type === 'EU' ? sportsMaintenance : liveMaintenance) return refuse({ code: 'GAME_IN_MAINTENANCE' })
  return accept(type === 'EU' ? europeAddress : inplayAddress)
}

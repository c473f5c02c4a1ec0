import { randomBytes } from 'node:crypto'
import type { casinoContract } from '#contract/casino/casino.ts'
import type { RouteRefusal } from '#contract/wire/route.ts'
import type { CasinoGameKind } from '#domain/casino/game-kind.ts'
import type { MemberId } from '#domain/ids.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { Site } from '#server/site/site.ts'
import { isKindClosed } from '../is-kind-closed.ts'
import type { SupplierClient } from '../suppliers/supplier-client.ts'
import type { CasinoGame } from '../suppliers/suppliers.sql.ts'
import type { OfferedGame, Supplier, Suppliers } from '../suppliers/suppliers-state.ts'
import { hashLaunchToken } from '../wallet/authenticate.ts'
import { beginCasinoSession, dropSession } from '../wallet/sessions.sql.ts'

export type LaunchDeps = Pick<Deps, 'db' | 'clock' | 'newUuid'> & {
  readonly suppliers: Suppliers
  readonly client: SupplierClient
  readonly site: Pick<Site, 'settings'>
}

export type LaunchRefusal = RouteRefusal<typeof casinoContract.launchCasino>

/** VALID-007, VALID-008. */
const BARRED_TENDENCY = 22
const TOKEN_BYTES = 32

type Entrant = { readonly memberId: MemberId; readonly tendency: number }

export type Wanted = {
  readonly kind: CasinoGameKind
  readonly vendor?: string | undefined
  readonly gameId?: number | undefined
}

/**
 * Opens a game for a member. Barred members are refused before anything is opened (CASINO-002, ROLE-015). Otherwise a
 * session begins, the supplier is notified, and the address of its window is returned. No transaction is open during
 * the request to the supplier.
 */
export async function launchGame(
  deps: LaunchDeps,
  member: Entrant,
  wanted: Wanted,
): Promise<Result<{ launch_url: string }, LaunchRefusal>> {
  const entered = gameFor(deps, member, wanted)
  if (!entered.ok) return entered
  const { db, clock, newUuid, client } = deps
  const { game, supplier } = entered.value
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const id = newUuid()
  const user = await db.transaction(tx =>
    beginCasinoSession(tx, {
      id,
      tokenHash: hashLaunchToken(token),
      memberId: member.memberId,
      gameId: game.id,
      supplierId: supplier.id,
      at: clock.now(),
    }),
  )
  const url = await client.launch(supplier, { token, user, game: game.code })
  if (url !== undefined) return accept({ launch_url: url })
  await dropSession(db, id)
  return refuse({ code: 'GAME_IN_MAINTENANCE' })
}

const lobbyPaths: Readonly<Record<CasinoGameKind, string>> = { table: '/casino', slot: '/slot' }

/** Returns the path of the lobby (API-038); refuses whatever would refuse all of its games (CASINO-002, ERR-020). */
export function openLobby(
  deps: Pick<LaunchDeps, 'suppliers' | 'site'>,
  member: Pick<Entrant, 'tendency'>,
  kind: CasinoGameKind,
): Result<{ launch_url: string }, LaunchRefusal> {
  const entered = gameFor(deps, member, { kind })
  return entered.ok ? accept({ launch_url: lobbyPaths[kind] }) : entered
}

/** Opens a game in practice mode (field G20): no stakes and no session, so no other session ends. */
export async function openPractice(
  deps: Pick<LaunchDeps, 'suppliers' | 'client' | 'site'>,
  member: Pick<Entrant, 'tendency'>,
  wanted: Wanted,
): Promise<Result<{ launch_url: string }, RouteRefusal<typeof casinoContract.practice>>> {
  const entered = gameFor(deps, member, wanted)
  if (!entered.ok) return entered
  const { game, supplier } = entered.value
  const url = await deps.client.practice(supplier, game.code)
  return url === undefined ? refuse({ code: 'GAME_WITHOUT_PRACTICE' }) : accept({ launch_url: url })
}

/** Returns the game that the member may enter now, and its supplier. */
function gameFor(
  { suppliers, site }: Pick<LaunchDeps, 'suppliers' | 'site'>,
  member: Pick<Entrant, 'tendency'>,
  wanted: Wanted,
): Result<{ readonly game: CasinoGame; readonly supplier: Supplier }, LaunchRefusal> {
  if (member.tendency === BARRED_TENDENCY) return refuse({ code: 'ASK_OPERATOR' })
  if (isKindClosed(site.settings(), wanted.kind)) return refuse({ code: 'GAME_IN_MAINTENANCE' })
  const found = findWanted(suppliers, wanted)
  if (!found) return refuse({ code: 'CASINO_GAME_UNKNOWN' })
  if (found === 'closed' || !found.supplier) return refuse({ code: 'GAME_IN_MAINTENANCE' })
  return accept({ game: found.game, supplier: found.supplier })
}

/**
 * Finds the requested game. Without a number: the provider's first open game. Without a provider: the first open game
 * of all.
 */
function findWanted(
  suppliers: Suppliers,
  { kind, vendor, gameId }: Wanted,
): OfferedGame | 'closed' | undefined {
  const own = suppliers
    .games()
    .filter(
      ({ game, provider }) =>
        game.kind === kind && (vendor === undefined ? provider.line === 'main' : provider.code === vendor),
    )
  const isKnown = vendor === undefined || suppliers.providers().some(({ code }) => code === vendor)
  if (gameId !== undefined) {
    const named = own.find(({ game }) => game.id === gameId)
    return named && (named.isOpen ? named : 'closed')
  }
  return own.find(({ isOpen }) => isOpen) ?? (isKnown ? 'closed' : undefined)
}

import { type Convention, walletClient } from '#dev/conformance/wallet-client.ts'
import { assert } from '#domain/assert.ts'
import type { MemberId } from '#domain/ids.ts'
import { putPlayer } from '#server/casino/players/players.sql.ts'
import { putGame, putSupplier, setProvider } from '#server/casino/suppliers/suppliers.sql.ts'
import { hashLaunchToken } from '#server/casino/wallet/authenticate.ts'
import { beginCasinoSession } from '#server/casino/wallet/sessions.sql.ts'
import { beginSession } from '#server/members/begin-session.ts'
import { numbering } from '../facts/numbering.ts'
import type { House } from '../house/house.ts'

export const SECRET = 'a secret for tests'
const nextRef = numbering(1)

/**
 * Connects a supplier of each convention with a table and a slot: `table` and `slot`, for provider 1 and for provider
 * 2.
 */
export async function connectSuppliers({ deps, clock, app }: House): Promise<void> {
  await deps.db.transaction(async tx => {
    for (const [providerId, dialect] of [
      [1, 'command'],
      [2, 'transactions'],
    ] as const) {
      const supplierId = await putSupplier(tx, {
        code: dialect,
        name: dialect,
        dialect,
        secretSealed: deps.seal.seal(SECRET),
        addresses: ['127.0.0.1/32'],
        address: 'http://127.0.0.1:9',
        isOn: true,
        at: clock.now(),
      })
      await setProvider(tx, {
        id: providerId,
        name: `P${providerId}`,
        supplierId,
        isOn: true,
        position: providerId,
        image: '',
      })
      for (const kind of ['table', 'slot'] as const)
        await putGame(tx, {
          providerId,
          code: kind,
          name: kind === 'table' ? '바카라 1' : '클래식 세 릴',
          kind,
          family: kind === 'table' ? 'baccarat' : 'reels',
          returnRate: 9500,
          roundSeconds: kind === 'table' ? 30 : null,
          isOn: true,
          position: 1,
          addedAt: clock.now(),
        })
    }
  })
  await app.casino.suppliers.refresh()
}

export type Player = {
  readonly memberId: MemberId
  readonly user: string
  readonly session: string
  readonly game: string
}

/** Logs the member in. The previous session ends. */
export const logInAnew = ({ app, deps, clock }: House, memberId: MemberId): Promise<string> =>
  deps.db.transaction(tx => beginSession(tx, { clock, site: app.site }, memberId, '127.0.0.1'))

/** Launches a game for a member and authenticates its token, as browser and supplier do. */
export async function enterGame(
  house: House,
  memberId: MemberId,
  { convention = 'command', game = 'table' }: { convention?: Convention; game?: 'table' | 'slot' } = {},
): Promise<Player> {
  const token = await launchToken(house, memberId, { convention, game })
  const told = await clientOf(house, convention).call({ kind: 'authenticate', token })
  assert(told.ok && told.session && told.user, `entered: ${told.body}`)
  return { memberId, user: told.user, session: told.session, game }
}

export async function launchToken(
  { app, deps, clock }: House,
  memberId: MemberId,
  { convention = 'command', game = 'table' }: { convention?: Convention; game?: 'table' | 'slot' } = {},
): Promise<string> {
  const supplier = app.casino.suppliers.find(convention)
  const offered = supplier && app.casino.suppliers.gameOf(supplier.id, game)
  assert(supplier && offered, 'the suppliers are connected')
  const token = `launch-${nextRef()}-${process.pid}`
  await deps.db.transaction(tx =>
    beginCasinoSession(tx, {
      id: deps.newUuid(),
      tokenHash: hashLaunchToken(token),
      memberId,
      gameId: offered.game.id,
      supplierId: supplier.id,
      at: clock.now(),
    }),
  )
  return token
}

export const clientOf = ({ origin, clock }: House, convention: Convention) =>
  walletClient({
    url: `${origin}/api/wallet/${convention}`,
    secret: SECRET,
    convention,
    now: () => clock.now(),
  })

/** The name that the supplier of a convention knows a member by; the member has opened one of its games. */
export async function userOf(
  { app, deps }: House,
  memberId: MemberId,
  convention: Convention,
): Promise<string> {
  const supplier = app.casino.suppliers.find(convention)
  assert(supplier, 'the suppliers are connected')
  return deps.db.transaction(tx => putPlayer(tx, { supplierId: supplier.id, memberId }, deps.clock.now()))
}

export const newRef = (kind = 't') => `${kind}-${nextRef()}`

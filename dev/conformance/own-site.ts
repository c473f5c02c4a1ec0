import { assert } from '#domain/assert.ts'
import { compareDay } from '#domain/casino/compare-day.ts'
import type { MemberId } from '#domain/ids.ts'
import { HOUR, instant } from '#domain/instant.ts'
import { sidesOf } from '#server/casino/desk/days/check-day.ts'
import { listOwnOfDay } from '#server/casino/desk/days/days.sql.ts'
import { askAboutBet } from '#server/casino/desk/unresolved/ask-about-bet.ts'
import { knownPlayers } from '#server/casino/players/known-players.ts'
import { listPlayers } from '#server/casino/players/players.sql.ts'
import { supplierClient } from '#server/casino/suppliers/supplier-client.ts'
import type { Suppliers } from '#server/casino/suppliers/suppliers-state.ts'
import type { Wallet } from '#server/casino/wallet/open-wallet.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { HouseSide, Opened, Reported } from './house-calls.ts'
import type { OwnSupplier } from './own-supplier.ts'
import type { Site } from './players.ts'

/** A game of the kit's supplier in the lobby. */
export type OwnGame = { readonly id: number; readonly kind: 'table' | 'slot' }

export type OwnSiteDeps = Deps & {
  /** Address of the site. */
  readonly origin: string
  readonly supplierCode: string
  readonly supplier: OwnSupplier
  readonly suppliers: Suppliers
  readonly wallet: Pick<Wallet, 'end'>
  /** Members of the seats. */
  readonly members: readonly MemberId[]
  readonly games: { readonly same: OwnGame; readonly other: OwnGame }
  /** Launches a game; returns its token. */
  readonly launch: (member: MemberId, game: OwnGame) => Promise<string>
  /** Logs a member in; returns the token of the login. */
  readonly logIn: (member: MemberId) => Promise<string>
  readonly logOut: (member: MemberId) => Promise<void>
  readonly strangers: readonly string[]
}

/** Above the most for wins that the database gives a new supplier: 5,000 stakes. */
const HELD_WIN = 1_000_000

/** Our own site, for the cases that need more than a wallet. */
export function ownSite(deps: OwnSiteDeps): Site {
  const { members, games, launch, logIn, logOut, strangers } = deps
  const loggedOut = new Set<MemberId>()
  const memberOf = (seat: number): MemberId => {
    const member = members[seat]
    assert(member !== undefined, 'each seat has a member')
    return member
  }
  return {
    launch: async (seat, game) => {
      const member = memberOf(seat)
      if (loggedOut.delete(member)) await logIn(member)
      return launch(member, games[game])
    },
    logout: async seat => {
      await logOut(memberOf(seat))
      loggedOut.add(memberOf(seat))
    },
    strangers: async () => strangers,
    heldWin: HELD_WIN,
    house: ownHouse(deps, memberOf),
  }
}

function ownHouse(deps: OwnSiteDeps, memberOf: (seat: number) => MemberId): HouseSide {
  const { supplier, clock, supplierCode, suppliers, games, logIn } = deps
  const own = suppliers.find(supplierCode)
  assert(own, 'the supplier is connected')
  const asking = { ...deps, client: supplierClient(deps), players: knownPlayers(deps) }
  const open = async (seat: number, path: 'launch' | 'practice'): Promise<Opened> => {
    supplier.takeCall(path)
    const token = await logIn(memberOf(seat))
    const shown = await openAsMember(deps, token, path, games.same)
    return { call: supplier.takeCall(path), shown }
  }
  return {
    url: supplier.gameUrl,
    launch: seat => open(seat, 'launch'),
    practice: seat => open(seat, 'practice'),
    ask: async (ref, answer) => {
      supplier.takeCall('bet')
      supplier.answer('bet', answer)
      await askAboutBet(asking, { supplierId: own.id, ref })
      return supplier.takeCall('bet')
    },
    differences: async reported => {
      const at = clock.now()
      supplier.answer('report', { transactions: reported.map(one => ({ ...one, at })) })
      return compareWith(deps, own, { from: instant(at - HOUR), before: instant(at + HOUR) }, reported)
    },
  }
}

/** Opens a game on the member's pages; returns the address that the member gets. */
async function openAsMember(
  { origin }: OwnSiteDeps,
  token: string,
  path: 'launch' | 'practice',
  { id, kind }: OwnGame,
): Promise<string | undefined> {
  const route = path === 'practice' ? 'casino/practice' : kind === 'table' ? 'casino/launch' : 'slot/launch'
  const answer = await fetch(`${origin}/api/${route}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-auth-token': `Bearer ${token}` },
    body: JSON.stringify({ gameId: id, ...(path === 'practice' ? { kind } : {}) }),
  })
  const { launch_url: shown }: { launch_url?: string } = await answer.json()
  return shown
}

type Span = Parameters<typeof sidesOf>[2]
type Supplier = NonNullable<ReturnType<Suppliers['find']>>

/** Compares the books with the supplier's report, as the house does with each day. */
async function compareWith(
  deps: OwnSiteDeps,
  supplier: Supplier,
  span: Span,
  expected: readonly Reported[],
): Promise<readonly string[]> {
  const reported = await supplierClient(deps).report(supplier, { from: span.from, to: span.before })
  if (reported?.length !== expected.length) return ['the report could not be read']
  const names = reported.map(({ user }) => user)
  const theirs = sidesOf(reported, await listPlayers(deps.db, supplier.id, names), span)
  const refs = theirs.map(({ ref }) => ref)
  const ours = await listOwnOfDay(deps.db, { supplierId: supplier.id, ...span, refs })
  return compareDay(ours, theirs).differences.map(({ ref }) => ref)
}

import { randomBytes } from 'node:crypto'
import { onBenchGround } from '#dev/bench/load/bench-ground.ts'
import { assert } from '#domain/assert.ts'
import type { MemberId } from '#domain/ids.ts'
import { DAY, type Instant, instant } from '#domain/instant.ts'
import { won } from '#domain/money.ts'
import { walletOf } from '#domain/transfer.ts'
import { listPlayers, putPlayer } from '#server/casino/players/players.sql.ts'
import { listSuppliers, putGame, putSupplier, setProvider } from '#server/casino/suppliers/suppliers.sql.ts'
import { openSuppliers } from '#server/casino/suppliers/suppliers-state.ts'
import { hashLaunchToken } from '#server/casino/wallet/authenticate.ts'
import { openWallet } from '#server/casino/wallet/open-wallet.ts'
import { beginCasinoSession } from '#server/casino/wallet/sessions.sql.ts'
import { loadBalances, postTransfer, verifyLedger } from '#server/ledger/ledger.ts'
import { startServer } from '#server/main.ts'
import { endSessionOf, insertSession, stretchSessionOf } from '#server/members/login-sessions.sql.ts'
import { activateMember, registerMember } from '#server/members/members.ts'
import { hashToken, makeToken } from '#server/members/tokens.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { openSite } from '#server/site/site.ts'
import { type Conformed, type ConformOptions, conform } from './conform.ts'
import { ownSite } from './own-site.ts'
import { openOwnSupplier } from './own-supplier.ts'
import { type Convention, walletClient } from './wallet-client.ts'

/** Secret that this process's supplier signs with. */
export const SECRET = randomBytes(24).toString('hex')
const PLAYERS = 32
const WON = 200_000

type OwnOptions = Omit<ConformOptions, 'client' | 'tokens' | 'site'> & { readonly convention: Convention }

/** Runs the kit against its own server on its own database, and checks the ledger at the end. */
export const conformOwn = ({ convention, ...options }: OwnOptions) =>
  onBenchGround(async ({ deps, url }) => {
    const supplier = await openOwnSupplier(SECRET, deps.clock.now)
    const { supplierId, gameId } = await connectWallet(deps, convention, { address: supplier.address })
    const [same, other] = [gameId, await putTable(deps, 'table-2')]
    const members = await addPlayers(deps)
    const strangers = await addStrangers(deps, members)
    const server = await startServer({
      databaseUrl: url,
      port: 0,
      host: '127.0.0.1',
      logLevel: 'error',
      playMode: true,
    })
    const [suppliers, settings] = [await openSuppliers(deps), await openSite(deps)]
    try {
      const ground = { supplier, suppliers, members, strangers, supplierCode: 'conformance' }
      const site = ownSite({
        ...{ ...deps, ...ground, origin: `http://127.0.0.1:${server.port}` },
        wallet: openWallet({ ...deps, site: settings, bookingDb: deps.db }),
        games: { same: { id: same, kind: 'table' }, other: { id: other, kind: 'table' } },
        launch: (member, { id }) => launchFor(deps, member, { supplierId, gameId: id }),
        logIn: member => deps.db.transaction(tx => beginLogin(tx, member, deps.clock.now())),
        logOut: async member => {
          await deps.db.transaction(tx => endSessionOf(tx, member, 'logout', deps.clock.now()))
        },
      })
      const tokens = await Promise.all(members.map((_, seat) => site.launch(seat, 'same')))
      const result = await conform({ client: ownClient(server.port, convention), tokens, site, ...options })
      const wrong = await compareBooks(deps, result)
      return { ...result, faults: [...result.faults, ...wrong], ledger: 'verified' }
    } finally {
      await suppliers.close()
      await settings.close()
      await server.close()
      await supplier.close()
    }
  })

/** Returns names that the supplier must not know: members' numbers, and their names at another supplier. */
async function addStrangers(deps: Deps, members: readonly MemberId[]): Promise<readonly string[]> {
  const at = deps.clock.now()
  const stranger = await aPlayer(deps, PLAYERS)
  const known = members.slice(0, 1)
  const names = await deps.db.transaction(async tx => {
    const supplierId = await putSupplier(tx, { ...supplierRow(deps, 'command'), code: 'other', at })
    return Promise.all([stranger, ...known].map(memberId => putPlayer(tx, { supplierId, memberId }, at)))
  })
  return [`h${stranger}`, `${stranger}`, `wallet${PLAYERS}`, ...names]
}

const addPlayers = async (deps: Deps): Promise<readonly MemberId[]> =>
  Promise.all(Array.from({ length: PLAYERS }, (_, index) => aPlayer(deps, index)))

/** Creates members with money who have each opened a table of the kit's supplier; returns their tokens. */
export async function launchPlayers(deps: Deps): Promise<readonly string[]> {
  const game = await connectWallet(deps, 'command')
  const members = await addPlayers(deps)
  return Promise.all(members.map(member => launchFor(deps, member, game)))
}

/** Returns the wallet client for a server in this process. */
export const ownClient = (port: number, convention: Convention = 'command') =>
  walletClient({
    url: `http://127.0.0.1:${port}/api/wallet/conformance`,
    secret: SECRET,
    convention,
  })

/** Returns faults of the ledger, and players whose balance differs from the sum of the calls. */
export async function compareBooks({ db }: Deps, { balances }: Conformed): Promise<readonly string[]> {
  const { faults } = await verifyLedger(db)
  const wrong: string[] = []
  const supplier = (await listSuppliers(db)).find(({ code }) => code === 'conformance')
  assert(supplier, 'the supplier is connected')
  const members = await listPlayers(db, supplier.id, [...balances.keys()])
  for (const [user, expected] of balances) {
    const memberId = members.get(user)
    const { wallet } = memberId ? await loadBalances(db, memberId) : { wallet: undefined }
    if (wallet !== expected) wrong.push(`${user}: the ledger has ${wallet}, the calls make ${expected}`)
  }
  return [...faults.map(String), ...wrong]
}

type Connected = Pick<Deps, 'db' | 'clock' | 'seal'>

const supplierRow = ({ clock, seal }: Omit<Connected, 'db'>, dialect: Convention, secret = SECRET) => ({
  ...{ code: 'conformance', name: 'conformance', dialect, secretSealed: seal.seal(secret) },
  ...{ addresses: ['127.0.0.1/32'], address: 'http://127.0.0.1:9', isOn: true, at: clock.now() },
})

/** Inserts a supplier `conformance` with one table; returns their ids. */
export async function connectWallet(
  deps: Connected,
  dialect: Convention,
  { address, secret }: { readonly address?: string; readonly secret?: string } = {},
) {
  const supplierId = await deps.db.transaction(async tx => {
    const row = supplierRow(deps, dialect, secret)
    const id = await putSupplier(tx, address === undefined ? row : { ...row, address })
    await setProvider(tx, { id: 1, name: '카지노 A', supplierId: id, isOn: true, position: 1, image: '' })
    return id
  })
  return { supplierId, gameId: await putTable(deps, 'table') }
}

/** Inserts a table of the supplier; returns its id. */
const putTable = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, code: string): Promise<number> =>
  db.transaction(tx =>
    putGame(tx, {
      ...{ providerId: 1, code, name: `바카라 ${code}`, kind: 'table', family: 'baccarat' },
      ...{ returnRate: null, roundSeconds: null, isOn: true, position: 1, addedAt: clock.now() },
    }),
  )

/** Inserts a logged-in play member with money. */
export async function aPlayer({ db, clock, newUuid }: Deps, index: number): Promise<MemberId> {
  return db.transaction(async tx => {
    const at = clock.now()
    const name = `wallet${index}`
    const member = await registerMember(tx, at, {
      uid: newUuid(),
      userId: name,
      nickname: name,
      passwordHash: '-',
      phoneSealed: null,
      birthDate: null,
      recommendedBy: null,
      level: 1,
      tendency: 0,
    })
    assert(member.ok, 'the database is new')
    await activateMember(tx, member.value.id, at)
    const postings = [{ from: 'house:grants' as const, to: walletOf(member.value.id), amount: won(WON) }]
    await postTransfer(tx, {
      ref: newUuid(),
      kind: 'operator-credit',
      postings,
      at,
      actor: 'system:conformance',
    })
    await beginLogin(tx, member.value.id, at)
    return member.value.id
  })
}

/** Inserts a login that outlives every run, used or not; bets need one. Returns its token. */
async function beginLogin(tx: Tx, memberId: MemberId, at: Instant): Promise<string> {
  const token = makeToken()
  await endSessionOf(tx, memberId, 'replaced', at)
  const until = instant(at + DAY)
  await insertSession(tx, {
    tokenHash: hashToken(token),
    memberId,
    beganAt: at,
    expiresAt: until,
    ip: '127.0.0.1',
    deviceId: null,
  })
  await stretchSessionOf(tx, memberId, { until, usedAt: until })
  return token
}

/** Launches the game for the member; returns the token, which is valid for one authentication. */
export async function launchFor(
  { db, clock, newUuid }: Deps,
  memberId: MemberId,
  { supplierId, gameId }: { readonly supplierId: number; readonly gameId: number },
): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  const launch = {
    id: newUuid(),
    tokenHash: hashLaunchToken(token),
    memberId,
    gameId,
    supplierId,
    at: clock.now(),
  }
  await db.transaction(tx => beginCasinoSession(tx, launch))
  return token
}

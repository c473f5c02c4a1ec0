import { randomBytes } from 'node:crypto'
import { onBenchGround } from '#dev/bench/load/bench-ground.ts'
import { assert } from '#domain/assert.ts'
import type { MemberId } from '#domain/ids.ts'
import { DAY, type Instant, instant } from '#domain/instant.ts'
import { won } from '#domain/money.ts'
import { walletOf } from '#domain/transfer.ts'
import { listPlayers } from '#server/casino/players/players.sql.ts'
import { listSuppliers, putGame, putSupplier, setProvider } from '#server/casino/suppliers/suppliers.sql.ts'
import { hashLaunchToken } from '#server/casino/wallet/authenticate.ts'
import { beginCasinoSession } from '#server/casino/wallet/sessions.sql.ts'
import { loadBalances, postTransfer, verifyLedger } from '#server/ledger/ledger.ts'
import { startServer } from '#server/main.ts'
import { activateMember, registerMember } from '#server/members/members.ts'
import { insertSession, stretchSessionOf } from '#server/members/sessions.sql.ts'
import { hashToken, makeToken } from '#server/members/tokens.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type Conformed, type ConformOptions, conform } from './conform.ts'
import { type Convention, walletClient } from './wallet-client.ts'

/** Secret that this process's supplier signs with. */
export const SECRET = randomBytes(24).toString('hex')
const PLAYERS = 32
const WON = 200_000

type OwnOptions = Omit<ConformOptions, 'client' | 'tokens' | 'site'> & { readonly convention: Convention }

/** Runs the kit against its own server on its own database, and checks the ledger at the end. */
export const conformOwn = ({ convention, ...options }: OwnOptions) =>
  onBenchGround(async ({ deps, url }) => {
    const tokens = await launchPlayers(deps, convention)
    const server = await startServer({
      databaseUrl: url,
      port: 0,
      host: '127.0.0.1',
      logLevel: 'error',
      playMode: true,
    })
    try {
      const result = await conform({ client: ownClient(server.port, convention), tokens, ...options })
      const wrong = await compareBooks(deps, result)
      return { ...result, faults: [...result.faults, ...wrong], ledger: 'verified' }
    } finally {
      await server.close()
    }
  })

/** Creates members with money who have each opened a table of the kit's supplier; returns their tokens. */
export async function launchPlayers(
  deps: Deps,
  convention: Convention = 'command',
): Promise<readonly string[]> {
  const game = await connectWallet(deps, convention)
  return Promise.all(
    Array.from({ length: PLAYERS }, async (_, index) => launchFor(deps, await aPlayer(deps, index), game)),
  )
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

/** Inserts a supplier `conformance` with one table; returns their ids. */
export async function connectWallet(
  { db, clock, seal }: Pick<Deps, 'db' | 'clock' | 'seal'>,
  dialect: 'command' | 'transactions',
  secret = SECRET,
) {
  const at = clock.now()
  return db.transaction(async tx => {
    const supplierId = await putSupplier(tx, {
      code: 'conformance',
      name: 'conformance',
      dialect,
      secretSealed: seal.seal(secret),
      addresses: ['127.0.0.1/32'],
      address: 'http://127.0.0.1:9',
      isOn: true,
      at,
    })
    await setProvider(tx, { id: 1, name: '카지노 A', supplierId, isOn: true, position: 1, image: '' })
    const gameId = await putGame(tx, {
      providerId: 1,
      code: 'table',
      name: '바카라 1',
      kind: 'table',
      family: 'baccarat',
      returnRate: null,
      roundSeconds: null,
      isOn: true,
      position: 1,
      addedAt: at,
    })
    return { supplierId, gameId }
  })
}

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

/** Inserts a login that outlives every run, used or not. Bets need one. */
async function beginLogin(tx: Tx, memberId: MemberId, at: Instant): Promise<void> {
  const until = instant(at + DAY)
  await insertSession(tx, {
    tokenHash: hashToken(makeToken()),
    memberId,
    beganAt: at,
    expiresAt: until,
    ip: '127.0.0.1',
    deviceId: null,
  })
  await stretchSessionOf(tx, memberId, { until, usedAt: until })
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

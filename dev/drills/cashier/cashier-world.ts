import { seedMembers } from '#dev/play/seed-members.ts'
import { playSecondPerson } from '#dev/play/seed-site.ts'
import { assert } from '#domain/assert.ts'
import { shippedTurnoverRule } from '#domain/cashier/turnover/turnover-rule.ts'
import type { MemberId } from '#domain/ids.ts'
import { formatLine, type Line } from '#domain/line.ts'
import { won } from '#domain/money.ts'
import { formatOdds, odds } from '#domain/odds.ts'
import { putFirstAccount } from '#server/cashier/cashier-seeding.ts'
import { listCashLevels, updateCashTerms } from '#server/cashier/terms/cash-levels.sql.ts'
import { putTurnoverRule } from '#server/cashier/turnover/turnover-rule.sql.ts'
import { setExchangeHash } from '#server/members/members.sql.ts'
import { createPasswords, findByUserId } from '#server/members/members.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { putMissingSetting } from '#server/site/site.ts'
import { acceptTerms, insertSessions, tokenOf } from '../../bench/bets/bet-sessions.sql.ts'
import {
  insertBook,
  insertMembers,
  listBettors,
  listOffered,
  WELL_OFF,
} from '../../bench/bets/bet-world.sql.ts'

export type CashMember = { readonly memberId: MemberId; readonly token: string }

/** The users of the cashier: members with money, and the tokens of operators. */
export type CashierWorld = {
  readonly members: readonly CashMember[]
  readonly operators: readonly string[]
  /** Returns the body of a single with this stake, as the web client sends it. */
  readonly slip: (member: CashMember, stake: number) => object
}

/** Opening balance of each member. */
export const BEGINS_WITH = WELL_OFF
/** The exchange password of all members. */
export const EXCHANGE_PASSWORD = '2580'
const DAY_MAX = won(1_000_000_000)
const OPERATORS = ['admin', 'settle']

/** Fills a new database. Requests may follow each other at once, and no turnover is required. */
export async function fillCashierWorld(deps: Deps, count: number): Promise<CashierWorld> {
  const { db, clock } = deps
  const at = clock.now()
  const size = { members: count, fixtures: 1, poorShare: 0 }
  await insertMembers(db, size, at)
  await seedMembers(deps)
  await putMissingSetting(db, { key: 'tetherMaintenance', value: false }, at)
  await putMissingSetting(db, { key: 'secondPerson', value: playSecondPerson }, at)
  await db.transaction(async tx => {
    for (const terms of await listCashLevels(tx))
      await updateCashTerms(tx, terms.level, { ...terms, withdrawalHours: 0, withdrawalDayMax: DAY_MAX })
    await putTurnoverRule(tx, { ...shippedTurnoverRule, percents: { deposit: 0, conversion: 0 } }, at)
  })
  await insertBook(db, size, at)
  const ids = (await listBettors(db)).map(id => id as MemberId)
  await acceptTerms(db, ids, at)
  await giveAccounts(deps, ids)
  const operatorIds = await Promise.all(OPERATORS.map(userId => idOf(deps, userId)))
  await insertSessions(db, [...ids, ...operatorIds], at)
  return {
    members: ids.map(memberId => ({ memberId, token: tokenOf(memberId) })),
    operators: operatorIds.map(tokenOf),
    slip: await singleOf(deps),
  }
}

async function idOf({ db }: Deps, userId: string): Promise<MemberId> {
  const member = await findByUserId(db, userId)
  assert(member, `there is ${userId}`)
  return member.id
}

/** Gives each member a bank account and an exchange password. */
async function giveAccounts(deps: Deps, ids: readonly MemberId[]): Promise<void> {
  const { db, clock } = deps
  const hash = await (await createPasswords()).hash(EXCHANGE_PASSWORD)
  for (const id of ids) {
    const number = `110-${String(id).padStart(8, '0')}`
    await putFirstAccount(deps, id, { bank: '국민은행', number, holder: '김하늘' }, clock.now())
    await db.transaction(tx => setExchangeHash(tx, id, hash, clock.now()))
  }
}

/** Returns a builder of singles that are all on the same outcome. */
async function singleOf({ db }: Deps): Promise<CashierWorld['slip']> {
  const [offered] = await listOffered(db)
  assert(offered, 'something is offered')
  const price = formatOdds(odds(offered.odds))
  const pick = {
    betBaseline: offered.line === null ? '' : formatLine(offered.line as Line),
    betPrice: price,
    fixtureId: offered.fixtureId,
    oddsId: offered.id,
    sportId: offered.sportId,
    version: offered.version,
  }
  return ({ memberId }, amounts) => ({
    ...{ memberId, totalRatio: price, amounts, bettings: [pick], gameDetailType: 91, betStyle: 'EU' },
    ...{ minigameId: 1015, changeFlag: 0 },
  })
}

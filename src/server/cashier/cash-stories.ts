import { assert } from '#domain/assert.ts'
import { maskedAccount } from '#domain/cashier/bank-account.ts'
import type { CashDirection } from '#domain/cashier/cash-request.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { won } from '#domain/money.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { findAccount, insertAccount } from './accounts/member-accounts.sql.ts'
import { type EnteredAccount, sealAccount } from './accounts/set-account.ts'
import type { CashierPorts } from './cashier-ports.ts'
import type { CashRequest } from './requests/cash-requests.sql.ts'
import {
  completeDeposit,
  completeWithdrawal,
  type Decision,
  endDeposit,
  holdRequest,
  returnWithdrawal,
} from './requests/decide-request.ts'
import { openDeposit, openWithdrawal } from './requests/open-request.ts'
import { listCashLevels, updateDepositAccount } from './terms/cash-levels.sql.ts'

type StoryDeps = Pick<Deps, 'db' | 'bus' | 'newUuid' | 'seal'>

/** A request of the play data and its outcome. */
export type CashStory = {
  /** Idempotency key of the story. */
  readonly key: string
  readonly memberId: MemberId
  readonly direction: CashDirection
  readonly amount: number
  readonly at: Instant
  readonly became?: {
    readonly state: 'on-hold' | 'done' | 'cancelled'
    readonly at: Instant
    readonly operatorId: MemberId
    readonly word?: string
  }
}

/** Play data runs no hooks. */
const noPorts: CashierPorts = {
  onDeposited: [],
  onReversed: [],
  depositChecks: [],
  withdrawalChecks: [],
  depositBonuses: async () => [],
  turnoverLeft: async () => new Map(),
}

/** Stores an invented account for a member without one. */
export function putFirstAccount(
  { db, seal }: Pick<Deps, 'db' | 'seal'>,
  memberId: MemberId,
  entered: EnteredAccount,
  at: Instant,
): Promise<void> {
  const account = sealAccount({ seal }, memberId, entered)
  assert(account.ok, 'the play data names a bank, a number and a holder')
  return db.transaction(async tx => void (await insertAccount(tx, account.value, at)))
}

/** Sets an invented deposit account for every level without one. */
export function putDepositAccounts(
  { db, seal }: Pick<Deps, 'db' | 'seal'>,
  { bank, number, holder }: EnteredAccount,
): Promise<void> {
  return db.transaction(async tx => {
    for (const level of await listCashLevels(tx))
      if (level.bank === '')
        await updateDepositAccount(tx, level.level, { bank, holder, accountSealed: seal.seal(number) })
  })
}

/** Creates the requests of the play data, each once. */
export async function tellCashStories(deps: StoryDeps, stories: readonly CashStory[]): Promise<void> {
  for (const story of stories) await deps.db.transaction(tx => tellStory(tx, deps, story))
}

async function tellStory(tx: Tx, deps: StoryDeps, story: CashStory): Promise<void> {
  const { memberId, direction, amount, at, key, became } = story
  const account = await findAccount(tx, memberId)
  assert(account, 'who asks has an account on file')
  const { bank, numberEnd, numberSealed, holderSealed } = account
  const open = direction === 'deposit' ? openDeposit : openWithdrawal
  const opened = await open(
    tx,
    { ...deps, ...noPorts },
    {
      ...{ memberId, amount: won(amount), at, key },
      method: 'bank',
      account: { masked: maskedAccount(bank, numberEnd), sealed: numberSealed, holder: holderSealed },
    },
  )
  if (!opened.ok || opened.value.repeated || !became) return
  const actor = `operator:${became.operatorId}`
  await become(tx, deps, opened.value.request, { ...became, actor })
}

type Becoming = Decision & Pick<NonNullable<CashStory['became']>, 'state'>

async function become(
  tx: Tx,
  deps: StoryDeps,
  request: CashRequest,
  { state, ...decision }: Becoming,
): Promise<void> {
  const isIn = request.direction === 'deposit'
  if (state === 'on-hold') await holdRequest(tx, deps, request, decision)
  else if (state === 'done' && isIn) await completeDeposit(tx, { ...deps, ...noPorts }, request, decision)
  else if (state === 'done') await completeWithdrawal(tx, deps, request, decision)
  else await (isIn ? endDeposit : returnWithdrawal)(tx, deps, request, decision)
}

import type { Refusal } from '#contract/wire/refusals.ts'
import { assert } from '#domain/assert.ts'
import { type CashTerms, type WithdrawalViolation, withdrawalViolation } from '#domain/cashier/cash-terms.ts'
import { type Payout, payoutOf, withdrawalRate } from '#domain/cashier/tether/quote.ts'
import { shortAddress } from '#domain/cashier/tether/tether-address.ts'
import { ADDRESS_REST, TETHER_WITHDRAWAL_MIN } from '#domain/cashier/tether/tether-states.ts'
import { type Instant, instant } from '#domain/instant.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { type Won, won } from '#domain/money.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Self } from '#server/members/members.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import {
  type AskedWithdrawal,
  type AskRefusal,
  askWithdrawal,
  loadWithdrawalFacts,
  type PaidTo,
} from '../requests/ask-withdrawal.ts'
import { loadCashLevel } from '../terms/cash-levels.sql.ts'
import { findAddress, type TetherAddress } from './tether-addresses.sql.ts'
import type { TetherDeps } from './tether-deps.ts'
import { feeOf, loadTetherTerms, type TetherTerms } from './tether-terms.sql.ts'
import { findWithdrawal, insertWithdrawal, type TetherWithdrawal } from './tether-withdrawals.sql.ts'

type TetherRefusal = Refusal<
  | 'TETHER_WITHDRAWAL_MAINTENANCE'
  | 'TETHER_ADDRESS_UNKNOWN'
  | 'TETHER_ADDRESS_RESTS'
  | 'TETHER_RATE_CHANGED'
  | 'TETHER_BELOW_FEE'
  | WithdrawalViolation['code']
>

type Asked = AskedWithdrawal & {
  readonly addressId: string
  /** The rate that the member saw. */
  readonly rate: number
}

type Judged = {
  readonly account: PaidTo
  readonly address: TetherAddress
  readonly terms: TetherTerms
  readonly rate: Won
  readonly payout: Payout
}

/** Returns why tether withdrawals are closed now; undefined while they are open (MAINT-011, MAINT-012). */
export const withdrawalsClosed = ({
  site,
}: Pick<TetherDeps, 'site'>): Refusal<'TETHER_WITHDRAWAL_MAINTENANCE'> | undefined =>
  site.settings().tetherMaintenance ? { code: 'TETHER_WITHDRAWAL_MAINTENANCE' } : undefined

/** Limits of a level for tether withdrawals; the minimum must be worth the fee (handbook 5.5). */
export const tetherTerms = (terms: CashTerms): CashTerms => ({
  ...terms,
  withdrawalMin: won(Math.max(terms.withdrawalMin, TETHER_WITHDRAWAL_MIN)),
})

export const restsUntil = ({ enteredAt }: Pick<TetherAddress, 'enteredAt'>, now: Instant): Instant | null => {
  const rested = instant(enteredAt + ADDRESS_REST)
  return rested > now ? rested : null
}

/** Requests a tether withdrawal and holds the money (WALLET-010, WALLET-011). */
export async function askTetherWithdrawal(
  deps: TetherDeps,
  self: Self,
  asked: Asked,
): Promise<Result<TetherWithdrawal, AskRefusal | TetherRefusal>> {
  const { memberId } = self
  const opened = await askWithdrawal<Judged, TetherRefusal>(deps, self, asked, {
    name: 'tether',
    closed: withdrawalsClosed(deps),
    judge: (tx, level, now) => judge(tx, deps, { memberId, level, now, asked }),
    isSame: async (tx, { id }) => (await findWithdrawal(tx, id))?.addressId === asked.addressId,
    enter: (tx, { id: requestId }, { address: { id: addressId, network, address }, ...judged }, askedAt) =>
      insertWithdrawal(tx, {
        ...{ requestId, memberId, addressId, network, address, rate: judged.rate },
        ...{ ...judged.payout, termsVersion: judged.terms.version, askedAt },
      }),
  })
  if (!opened.ok) return opened
  const entered = await findWithdrawal(deps.db, opened.value.id)
  assert(entered, 'a tether request has its withdrawal')
  return accept(entered)
}

type Judging = {
  readonly memberId: Self['memberId']
  readonly level: number
  readonly now: Instant
  readonly asked: Asked
}

/** Checks it against limits, the address's waiting time and the rate, under the member's lock. */
async function judge(
  tx: Tx,
  { seal }: Pick<TetherDeps, 'seal'>,
  { memberId, level, now, asked: { amount, addressId, rate: shown } }: Judging,
): Promise<Result<Judged, TetherRefusal>> {
  const address = await findAddress(tx, memberId, addressId)
  if (!address) return refuse({ code: 'TETHER_ADDRESS_UNKNOWN' })
  const limits = tetherTerms(await loadCashLevel(tx, level))
  const wrong = withdrawalViolation(amount, await loadWithdrawalFacts(tx, memberId, now), limits, now)
  if (wrong) return refuse(wrong)
  const rested = restsUntil(address, now)
  if (rested !== null)
    return refuse({ code: 'TETHER_ADDRESS_RESTS', from: formatSeoul(rested, 'MM-DD HH:mm') })
  const terms = await loadTetherTerms(tx)
  const rate = withdrawalRate(terms)
  if (rate !== shown) return refuse({ code: 'TETHER_RATE_CHANGED', rate })
  const payout = payoutOf(won(amount), rate, feeOf(terms, address.network))
  if (!payout) return refuse({ code: 'TETHER_BELOW_FEE' })
  const account = {
    masked: `${address.network} ${shortAddress(address.address)}`,
    sealed: seal.seal(address.address),
    holder: seal.seal(''),
  }
  return accept({ account, address, terms, rate, payout })
}

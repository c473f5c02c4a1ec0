import type { WithdrawalCheckCode } from '#contract/cashier/check-refusals.ts'
import type { Refusal } from '#contract/wire/refusals.ts'
import { type CashTerms, type WithdrawalViolation, withdrawalViolation } from '#domain/cashier/cash-terms.ts'
import { type Payout, payoutOf, withdrawalRate } from '#domain/cashier/tether/quote.ts'
import { shortAddress } from '#domain/cashier/tether/tether-address.ts'
import { ADDRESS_REST, TETHER_WITHDRAWAL_MIN } from '#domain/cashier/tether/tether-states.ts'
import { type Instant, instant } from '#domain/instant.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { type Won, won } from '#domain/money.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { lockMember, type OwnProof, type Self } from '#server/members/members.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import { loadWithdrawalFacts } from '../requests/ask-withdrawal.ts'
import { findByKey } from '../requests/cash-requests.sql.ts'
import { openWithdrawal } from '../requests/open-request.ts'
import { loadCashLevel } from '../terms/cash-levels.sql.ts'
import { findAddress, type TetherAddress } from './tether-addresses.sql.ts'
import type { TetherDeps } from './tether-deps.ts'
import { feeOf, loadTetherTerms, type TetherTerms } from './tether-terms.sql.ts'
import { findWithdrawal, insertWithdrawal, type TetherWithdrawal } from './tether-withdrawals.sql.ts'

type ProofRefusal = Extract<Awaited<ReturnType<OwnProof['checkExchange']>>, { readonly ok: false }>['refusal']
type AskRefusal =
  | ProofRefusal
  | Refusal<
      | 'TETHER_WITHDRAWAL_MAINTENANCE'
      | 'MEMBERS_ALONE'
      | 'TETHER_ADDRESS_UNKNOWN'
      | 'TETHER_ADDRESS_RESTS'
      | 'TETHER_RATE_CHANGED'
      | 'TETHER_BELOW_FEE'
      | 'WITHDRAWAL_WAITING'
      | 'KEY_REUSED'
      | WithdrawalViolation['code']
      | WithdrawalCheckCode
    >

type Asked = {
  readonly amount: number
  readonly addressId: string
  /** The rate that the member saw. */
  readonly rate: number
  readonly exchangePassword?: string | undefined
  readonly key: string
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
): Promise<Result<TetherWithdrawal, AskRefusal>> {
  const { db, ownProof } = deps
  const closed = withdrawalsClosed(deps)
  if (closed) return refuse(closed)
  const { memberId } = self
  // A repeated request returns the first answer without new proof.
  const isRepeated = (await findByKey(db, memberId, asked.key)) !== undefined
  if (!isRepeated) {
    const wrong = await db.transaction(tx => judge(tx, deps, memberId, asked))
    if (!wrong.ok) return wrong
    const proven = await ownProof.checkExchange(self, asked.exchangePassword)
    if (!proven.ok) return proven
  }
  return db.transaction(async tx => {
    // The lock makes the second of two identical concurrent requests find the first.
    await lockMember(tx, memberId)
    const repeated = await findByKey(tx, memberId, asked.key)
    if (repeated) {
      const before = await findWithdrawal(tx, repeated.id)
      const isSame = before?.amount === asked.amount && before.addressId === asked.addressId
      return isSame ? accept(before) : refuse({ code: 'KEY_REUSED' })
    }
    const judged = await judge(tx, deps, memberId, asked)
    return judged.ok ? enter(tx, deps, memberId, { ...judged.value, asked }) : judged
  })
}

type Judged = {
  readonly address: TetherAddress
  readonly terms: TetherTerms
  readonly rate: Won
  readonly payout: Payout
}

/** Checks it against limits, the address's waiting time and the rate, under the member's lock. */
async function judge(
  tx: Tx,
  { clock }: TetherDeps,
  memberId: Self['memberId'],
  { amount, addressId, rate: shown }: Asked,
): Promise<Result<Judged, AskRefusal>> {
  const member = await lockMember(tx, memberId)
  if (!member || member.kind === 'operator') return refuse({ code: 'MEMBERS_ALONE' })
  const address = await findAddress(tx, memberId, addressId)
  if (!address) return refuse({ code: 'TETHER_ADDRESS_UNKNOWN' })
  const now = clock.now()
  const limits = tetherTerms(await loadCashLevel(tx, member.level))
  const wrong = withdrawalViolation(amount, await loadWithdrawalFacts(tx, memberId, now), limits, now)
  if (wrong) return refuse(wrong)
  const rested = restsUntil(address, now)
  if (rested !== null)
    return refuse({ code: 'TETHER_ADDRESS_RESTS', from: formatSeoul(rested, 'MM-DD HH:mm') })
  const terms = await loadTetherTerms(tx)
  const rate = withdrawalRate(terms)
  if (rate !== shown) return refuse({ code: 'TETHER_RATE_CHANGED', rate })
  const payout = payoutOf(won(amount), rate, feeOf(terms, address.network))
  return payout ? accept({ address, terms, rate, payout }) : refuse({ code: 'TETHER_BELOW_FEE' })
}

async function enter(
  tx: Tx,
  deps: TetherDeps,
  memberId: Self['memberId'],
  { address, terms, rate, payout, asked }: Judged & { readonly asked: Asked },
): Promise<Result<TetherWithdrawal, AskRefusal>> {
  const at = deps.clock.now()
  const { seal } = deps
  const opened = await openWithdrawal(tx, deps, {
    ...{ memberId, method: 'tether', amount: won(asked.amount), key: asked.key, at },
    account: {
      masked: `${address.network} ${shortAddress(address.address)}`,
      sealed: seal.seal(address.address),
      holder: seal.seal(''),
    },
  })
  if (!opened.ok) return opened
  const requestId = opened.value.request.id
  await insertWithdrawal(tx, {
    ...{
      requestId,
      memberId,
      rate,
      addressId: address.id,
      network: address.network,
      address: address.address,
    },
    ...{ ...payout, termsVersion: terms.version, askedAt: at },
  })
  const entered = await findWithdrawal(tx, requestId)
  return entered ? accept(entered) : refuse({ code: 'TETHER_ADDRESS_UNKNOWN' })
}

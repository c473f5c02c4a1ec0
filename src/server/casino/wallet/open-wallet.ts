import { refused } from '#domain/casino/wallet-answer.ts'
import { type WalletCode, walletCodes } from '#domain/casino/wallet-codes.ts'
import type { MemberId } from '#domain/ids.ts'
import type { SlipViolation } from '#domain/slip/slip-violation.ts'
import { gameTypeCode, SLOT_CODE } from '#domain/sports/game-type.ts'
import {
  allPlaced,
  type BetRefusal,
  createBookingQueue,
  inBatches,
  openPlacing,
  type Placing,
  type PlacingDeps,
  type PlacingFigures,
} from '#server/bets/bets.ts'
import { loadPurses } from '#server/ledger/ledger.ts'
import type { Db } from '#server/platform/postgres/postgres.ts'
import type { Site } from '#server/site/site.ts'
import type { CasinoGame } from '../suppliers/suppliers.sql.ts'
import type { CasinoBetRequest, CasinoRefusal } from './casino-bet.ts'
import { casinoKind } from './casino-kind.ts'
import { type Answered, endCalls } from './end-calls.ts'
import { isSameCall } from './same-call.ts'
import { storeRefusedBet } from './stored-bets.sql.ts'
import type { BetCall, EndCall } from './wallet-call.ts'
import { findTransaction } from './wallet-facts.sql.ts'

export type WalletDeps = Omit<PlacingDeps, 'site'> & {
  readonly site: PlacingDeps['site'] & Pick<Site, 'settings'>
  /** Connections for booking bets, separate from all others. */
  readonly bookingDb: Db
}

/** The seamless wallet: every dialect is translated to these operations (field 4). */
export type Wallet = {
  /** The member's spendable balance in won; undefined without a wallet. */
  balance(memberId: MemberId): Promise<number | undefined>
  /** Without a game the supplier has none of that code. */
  bet(call: BetCall, game: CasinoGame | undefined): Promise<string>
  end(call: EndCall): Promise<Answered>
  figures(): PlacingFigures
  drained(): Promise<void>
}

/** Follows the detail types of matches, minigames and virtual sports. */
const CASINO_DETAIL_TYPE = 9

const END_LANES = 2
const BATCH_MAX = 256
const WAITING_MAX = 20_000

export function openWallet({ bookingDb, ...deps }: WalletDeps): Wallet {
  const placingDeps = { ...deps, db: bookingDb }
  const placings = {
    table: openPlacing(placingDeps, casinoKind(deps, { kind: 'table', gameType: gameTypeCode.casino }), {
      lanes: 2,
    }),
    slot: openPlacing(placingDeps, casinoKind(deps, { kind: 'slot', gameType: SLOT_CODE }), { lanes: 2 }),
  }
  const ends = createBookingQueue<EndCall, Answered>({
    lanes: END_LANES,
    batchMax: BATCH_MAX,
    waitingMax: WAITING_MAX,
    memberOf: call => call.memberId,
    book: inBatches(calls => endCalls(placingDeps, calls)),
  })
  return {
    balance: async memberId => (await loadPurses(deps.db, [memberId])).get(memberId)?.wallet,
    bet: (call, game) =>
      game
        ? placeBet(placingDeps, placings[game.kind], call, game)
        : refuseBet(placingDeps, call, 'GAME_UNKNOWN'),
    end: async call => {
      const busy = refused('BUSY')
      return (await ends.submit(call)) ?? { answer: busy, body: call.render(busy) }
    },
    figures: () => allPlaced(placings.table.figures(), placings.slot.figures()),
    drained: async () => {
      await placings.table.drained()
      await placings.slot.drained()
      await ends.drained()
    },
  }
}

async function placeBet(
  deps: Pick<WalletDeps, 'clock'> & { readonly db: Db },
  placing: Placing<CasinoBetRequest, CasinoRefusal>,
  call: BetCall,
  game: CasinoGame,
): Promise<string> {
  const { memberId, amount, render } = call
  const placed = await placing.place({
    call,
    gameId: game.id,
    memberId,
    stake: amount,
    style: 'KR',
    detailType: CASINO_DETAIL_TYPE,
    accepts: 'none',
    device: undefined,
    address: undefined,
    key: undefined,
  })
  if (placed.ok) return render({ ok: true, balance: placed.value.balance })
  if (placed.refusal.code === 'WALLET_KNOWN') return placed.refusal.body
  const says = placed.refusal.code === 'WALLET' ? placed.refusal.says : said(placed.refusal.code)
  return refuseBet(deps, call, says)
}

/** Returns the refusal of a bet, and stores it under the bet's number where it is final. */
async function refuseBet(
  deps: Pick<WalletDeps, 'clock'> & { readonly db: Db },
  call: BetCall,
  says: WalletCode,
): Promise<string> {
  const body = call.render(refused(says))
  if (!walletCodes[says].isStored) return body
  if ((await storeRefusedBet(deps.db, call, { answer: body, at: deps.clock.now() })) === 1) return body
  // Another call was stored under the same number before: its answer counts.
  const known = await findTransaction(deps.db, call.supplierId, call.ref)
  return known && isSameCall(call, known) ? known.answer : call.render(refused('TRANSACTION_CONFLICT'))
}

const said = (code: BetRefusal['code']): WalletCode => (isSaid(code) ? saidFor[code] : 'BUSY')

/** Maps each refusal of a bet to the code that the supplier gets. */
const saidFor = {
  INSUFFICIENT_BALANCE: 'INSUFFICIENT_FUNDS',
  MEMBER_BLOCKED: 'MEMBER_BLOCKED',
  SELF_EXCLUDED: 'MEMBER_BLOCKED',
  PRODUCT_BANNED: 'MEMBER_BLOCKED',
  OPERATOR_CANNOT_BET: 'MEMBER_BLOCKED',
  PARTNER_CANNOT_BET: 'MEMBER_BLOCKED',
  TERMS_NOT_ACCEPTED: 'MEMBER_BLOCKED',
  LIMIT_REACHED: 'LIMIT_REACHED',
  PLAY_BREAK: 'LIMIT_REACHED',
  HOUSE_STAKE_MAX: 'LIMIT_REACHED',
  HOUSE_PAYOUT_MAX: 'LIMIT_REACHED',
  HOUSE_MEMBER_STAKE_MAX: 'LIMIT_REACHED',
  HOUSE_OPEN_PAYOUT_MAX: 'LIMIT_REACHED',
  HOUSE_DAY_STAKE_MAX: 'LIMIT_REACHED',
  SITE_MAINTENANCE: 'MAINTENANCE',
  GAME_IN_MAINTENANCE: 'MAINTENANCE',
  TOO_MANY_REQUESTS: 'BUSY',
  // A supplier's bet has no prices, no key of a browser and no bonus, so these can't occur.
  ODDS_CHANGED: 'BUSY',
  OTHER_MEMBER: 'BUSY',
  KEY_REUSED: 'BUSY',
  BONUS_CHANGED: 'BUSY',
  BAD_INPUT: 'BUSY',
} as const satisfies Record<Exclude<BetRefusal['code'], SlipViolation['code']>, WalletCode>

/** A supplier's bet has no slip, so the violations of slips can't occur. */
const isSaid = (code: BetRefusal['code']): code is keyof typeof saidFor => Object.hasOwn(saidFor, code)

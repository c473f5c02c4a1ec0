import type { Refusal } from '#contract/wire/refusals.ts'
import { assert } from '#domain/assert.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { coins } from '#domain/money.ts'
import { drawWord } from '#domain/promotions/coin-draw.ts'
import { type Prize, prizePlace, prizeWords } from '#domain/promotions/prize-table.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import { tellContentChanged } from '#server/site/site.ts'
import { type GiftRefusal, giftRefusal } from '../gift-refusal.ts'
import { giveCoins, spendCoins } from '../give-coins.ts'
import { givePoints } from '../give-points.ts'
import { advanceChain, type CoinChain, lockChain } from './coin-chains.sql.ts'
import { type CoinDrawRow, countDrawsOn, findDrawByKey, insertDraw } from './coin-draws.sql.ts'
import { isCoinEventOpen, listPrizeTables, type PrizeTable, prizeTableList } from './prize-tables.sql.ts'
import { type CoinEventDeps, promiseOf } from './read-coin-event.ts'
import { numberOf, seedOf } from './seeds.ts'

type Asked = {
  readonly memberId: MemberId
  readonly counter: number
  readonly commitment: string
  readonly word: string
  readonly key: string
}

type Drawn = { readonly draw: CoinDrawRow; readonly table: PrizeTable }

type DrawRefusal =
  | Refusal<'COIN_EVENT_CLOSED' | 'COIN_SEED_MOVED' | 'COIN_DRAW_LIMIT' | 'COINS_SHORT' | 'KEY_REUSED'>
  | Refusal<'BAD_INPUT'>
  | GiftRefusal

/**
 * Draws a prize for coins (handbook 5.9), with the seed whose hash the member saw and sends. The same key returns the
 * same draw. Refused without enough coins, above the daily limit, or while the event is closed.
 */
export async function drawPrize(deps: CoinEventDeps, asked: Asked): Promise<Result<Drawn, DrawRefusal>> {
  const word = drawWord(asked.word)
  if (word === undefined) return refuse({ code: 'BAD_INPUT', field: 'word' })
  return deps.db.transaction(async tx => {
    const chain = await lockChain(tx, asked.memberId)
    const known = await findDrawByKey(tx, asked.memberId, asked.key)
    if (known) return answerAgain(tx, known, { ...asked, word })
    if (!chain || !(await isCoinEventOpen(tx))) return refuse({ code: 'COIN_EVENT_CLOSED' })
    const next = promiseOf(chain)
    if (next?.counter !== asked.counter || next.commitment !== asked.commitment)
      return refuse({ code: 'COIN_SEED_MOVED' })
    return drawNext(deps, tx, { ...asked, word, chain })
  })
}

async function answerAgain(
  tx: Tx,
  draw: CoinDrawRow,
  { word, counter }: Asked,
): Promise<Result<Drawn, DrawRefusal>> {
  if (draw.word !== word || draw.counter !== counter) return refuse({ code: 'KEY_REUSED' })
  return accept({ draw, table: await loadTable(tx, draw.version) })
}

async function loadTable(tx: Tx, version: number): Promise<PrizeTable> {
  const [table] = await listPrizeTables(tx, [version])
  assert(table, `prize table ${version} was published`)
  return table
}

async function drawNext(
  { clock, bus, newUuid, seal }: CoinEventDeps,
  tx: Tx,
  { memberId, word, key, chain }: Asked & { readonly chain: CoinChain },
): Promise<Result<Drawn, DrawRefusal>> {
  const at = clock.now()
  const refusal = await giftRefusal(tx, memberId, at)
  if (refusal) return refuse(refusal)
  const table = await loadTable(tx, chain.nextVersion)
  const day = seoulDay(at)
  if ((await countDrawsOn(tx, memberId, day)) >= table.dailyLimit)
    return refuse({ code: 'COIN_DRAW_LIMIT', times: table.dailyLimit })
  const id = newUuid()
  const counter = chain.drawn + 1
  const paid = { memberId, coins: coins(table.cost), ref: id, cause: `코인이벤트 추첨 ${counter}회`, at }
  const spent = await spendCoins(tx, paid)
  if (!spent.ok) return spent
  const seed = seedOf(seal, chain, counter)
  const number = numberOf(seed, word, counter)
  const place = prizePlace(table.prizes, number)
  const prize = table.prizes[place - 1]
  assert(prize, `prize ${place} of table ${table.version}`)
  const { version, cost } = table
  const facts = { id, chainId: chain.id, counter, seed, word, number, version, place, cost, drawnAt: at }
  await insertDraw(tx, { ...facts, points: prize.points, coins: prize.coins, memberId, key, day })
  await advanceChain(tx, chain.id, await prizeTableList.count(tx, undefined))
  const given = await givePrize(bus, tx, { memberId, ref: id, prize, at })
  if (!given.ok) return given
  tellContentChanged(tx, { bus }, 'coin-event', memberId)
  tellContentChanged(tx, { bus }, 'quests', memberId)
  const draw = await findDrawByKey(tx, memberId, key)
  assert(draw, 'a draw that was just written')
  return accept({ draw, table })
}

type Won = {
  readonly memberId: MemberId
  readonly ref: string
  readonly prize: Prize
  readonly at: Instant
}

async function givePrize(bus: CoinEventDeps['bus'], tx: Tx, { memberId, ref, prize, at }: Won) {
  const gift = { memberId, ref, cause: `코인이벤트 당첨 ${prizeWords(prize)}`, at }
  if (prize.coins > 0) await giveCoins(tx, { ...gift, coins: prize.coins })
  if (prize.points === 0) return accept({ repeated: false })
  return givePoints({ bus }, tx, { ...gift, points: prize.points })
}

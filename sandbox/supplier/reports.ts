// Reports to the house, over a period or on one bet, and the public page with the inputs of a bet's draw.
import { resultWords } from '#domain/minigames/result-words.ko.ts'
import { drawSpin, sha256 } from './draws.ts'
import { findSlot, findTable } from './games.ts'
import type { Bet } from './journal.ts'
import type { BetState } from './state.ts'
import type { Supplier } from './supplier.ts'
import { walletRound } from './wallet.ts'

type Asked = { readonly account: string; readonly ref: string }

/** Returns every bet, win and refund that the wallet has answered in a period. */
export function reportOf(
  { state }: Supplier,
  account: string,
  { from, to }: { readonly from: number; readonly to: number },
): object[] {
  const within = (at: number) => at >= from && at < to
  const bets = [...state.bets.values()]
    .filter(one => one.bet.account === account && one.state === 'taken' && within(one.bet.at))
    .map(({ bet }) => ({
      ref: bet.ref,
      kind: 'bet',
      betRef: null,
      user: bet.user,
      round: walletRound(bet.game, bet.round),
      amount: bet.amount,
      at: bet.at,
    }))
  const ends = state.done
    .filter(one => one.account === account && one.kind !== 'end' && within(one.at))
    .map(({ ref, kind, betRef = null, user, round, amount, at }) => ({
      ref,
      kind,
      betRef,
      user,
      round,
      amount,
      at,
    }))
  return [...bets, ...ends]
}

/**
 * A bet that was sent and not answered may still be taken. It is in progress until the house has received its refund.
 */
export function betReport(supplier: Supplier, address: string, { account, ref }: Asked): object {
  const found = supplier.state.bets.get(ref)
  if (!found || found.bet.account !== account) return { state: 'unknown' }
  const { bet, end, state } = found
  if (!end) return { state: state === 'refused' ? 'unknown' : 'running' }
  const { user, kind, betRef = null, amount, endsRound } = end
  return {
    state: 'ended',
    user,
    round: walletRound(bet.game, bet.round),
    end: { ref: end.ref, kind, betRef, amount, endsRound },
    ...(kind === 'win' && {
      result: resultOf(supplier, bet),
      proof: `${address}/proof?${new URLSearchParams({ bet: ref })}`,
    }),
  }
}

/** Returns "플레이어 승", or the wins of a spin. */
function resultOf(supplier: Supplier, bet: Bet): string {
  const table = findTable(bet.game)
  const drawn = table && supplier.drawnRound(table, bet.round)
  if (table && drawn) return resultWords(table.kind.id, drawn.draw, drawn.results)
  const slot = findSlot(bet.game)
  if (!slot || !bet.spin) return ''
  const { wins, free, steps = [] } = drawSpin(slot, bet.spin)
  const labels = [...wins, ...steps.flatMap(step => step.wins)].map(({ label }) => label)
  return [
    labels.length > 0 ? labels.slice(0, 5).join(', ') : '당첨 없음',
    ...(steps.length > 0 ? [`${slot.stepName ?? ''} ${steps.length}회`] : []),
    ...(free.length > 0 ? [`프리스핀 ${free.length}회`] : []),
  ].join(' · ')
}

/** Returns the inputs of a draw as lines of a page; undefined before the draw and for an unknown bet. */
export function proofOf(supplier: Supplier, ref: string): readonly (readonly [string, string])[] | undefined {
  const found = supplier.state.bets.get(ref)
  if (!found?.end) return undefined
  const { bet } = found
  const table = findTable(bet.game)
  const drawn = table && supplier.drawnRound(table, bet.round)
  if (table && drawn)
    return [
      ['게임', table.name],
      ['회차', drawn.id],
      ['결과', resultOf(supplier, bet)],
      ['시드', drawn.seed],
      ['시드 해시', drawn.hash],
      ['비콘 (베팅 목록의 해시)', drawn.beacon],
    ]
  const slot = findSlot(bet.game)
  return slot && bet.spin
    ? [['게임', slot.name], ['결과', resultOf(supplier, bet)], ...seedLines(supplier, found)]
    : undefined
}

/** The seed of a spin is revealed after its player has a new one. */
function seedLines(supplier: Supplier, { bet }: BetState): readonly (readonly [string, string])[] {
  if (!bet.spin) return []
  const isInUse = supplier.state.seeds.get(bet.key)?.seed === bet.spin.seed
  return [
    ['시드', isInUse ? '게임 화면에서 시드를 바꾸면 공개됩니다.' : bet.spin.seed],
    ['시드 해시', sha256(bet.spin.seed)],
    ['플레이어 시드', bet.spin.clientSeed],
    ['순번', String(bet.spin.nonce)],
  ]
}

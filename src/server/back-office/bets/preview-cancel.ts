import type { ListedBet } from '#contract/back-office/bet-desk.ts'
import type { cancelPreviewContract, PreviewedCancel } from '#contract/back-office/bets/cancel-many.ts'
import type { Body, Output } from '#contract/wire/route.ts'
import { assert } from '#domain/assert.ts'
import { betStatus } from '#domain/bets/bet-status.ts'
import { CANCELLED_AT_ONCE } from '#domain/bets/cancel-many.ts'
import type { MemberId } from '#domain/ids.ts'
import { leftText, outcomesKnown } from '#server/bets/bets.ts'
import { loadBalances } from '#server/ledger/ledger.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { listOwners } from './listed-bets.sql.ts'
import { type BetListDeps, findOpenBets, readListed } from './read-bets.ts'

type Asked = Body<typeof cancelPreviewContract.preview>
type Preview = Output<typeof cancelPreviewContract.preview>
export type PreviewDeps = BetListDeps & Pick<Deps, 'clock'>
type Chosen = { readonly id: string; readonly memberId: MemberId }

/**
 * Computes what cancelling bets would do, without doing it: which would be cancelled, which not and why, and the
 * refunds by member. Valid for this moment; the cancellation checks each bet again (field B14).
 */
export async function previewCancel(deps: PreviewDeps, asked: Asked): Promise<Preview> {
  const { chosen, found } = await chosenBets(deps, asked)
  const listed = await readListed(deps, chosen)
  const open = listed.filter(({ status }) => betStatus(status) === 'open')
  const known = await outcomesKnown(
    deps.db,
    open.map(({ id, memberId }) => ({ betId: id, memberId: memberId as MemberId })),
    deps.clock.now(),
  )
  const forTwo = deps.site.settings().secondPerson['bet-after-outcome'] !== undefined
  const bets = listed.map((bet): PreviewedCancel => ({ bet, left: leftOf(bet, known, forTwo) }))
  const cancelled = bets.filter(({ left }) => left === null).map(({ bet }) => bet)
  return {
    bets,
    members: await byMember(deps, cancelled),
    count: cancelled.length,
    stakes: sumOf(cancelled),
    found,
  }
}

async function chosenBets(
  deps: BetListDeps,
  asked: Asked,
): Promise<{ readonly chosen: readonly Chosen[]; readonly found: number }> {
  if ('bets' in asked) {
    const chosen = await listOwners(deps.db, [...new Set(asked.bets)])
    return { chosen, found: chosen.length }
  }
  const { ids, memberIds, total } = await findOpenBets(deps, asked.filter, CANCELLED_AT_ONCE)
  const chosen = ids.flatMap((id, at) => {
    const memberId = memberIds[at]
    return memberId === undefined ? [] : [{ id, memberId }]
  })
  return { chosen, found: total }
}

const ENDED_TEXTS = {
  cancelled: '이미 취소된 베팅입니다.',
  settled: '이미 정산된 베팅입니다. 경기결과 정정으로 처리해 주세요.',
} as const

function leftOf({ id, status }: ListedBet, known: ReadonlySet<string>, forTwo: boolean): string | null {
  const stands = betStatus(status)
  if (stands === 'cancelled') return ENDED_TEXTS.cancelled
  if (stands !== 'open') return ENDED_TEXTS.settled
  if (!known.has(id)) return null
  return leftText({ code: 'CANCEL_OUTCOME_KNOWN' }, forTwo)
}

const sumOf = (bets: readonly ListedBet[]): number => bets.reduce((sum, { amounts }) => sum + amounts, 0)

/** Refund of each member; debts are repaid first (decision 14). */
async function byMember({ db }: BetListDeps, bets: readonly ListedBet[]): Promise<Preview['members']> {
  const groups = [...Map.groupBy(bets, ({ memberId }) => memberId).values()]
  const told = await Promise.all(
    groups.map(async ([first, ...more]) => {
      assert(first, 'a group has one at the least')
      const { memberId, userId, nickname } = first
      const stakes = sumOf([first, ...more])
      const { wallet, debt } = await loadBalances(db, memberId as MemberId)
      const emoneyAfter = wallet + Math.max(0, stakes - debt)
      return { memberId, userId, nickname, bets: more.length + 1, stakes, emoney: wallet, emoneyAfter }
    }),
  )
  return told.toSorted((a, b) => b.stakes - a.stakes)
}

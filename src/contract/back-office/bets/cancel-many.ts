import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { idParam, reason } from '#contract/wire/wire.ts'
import { CANCELLED_AT_ONCE } from '#domain/bets/cancel-many.ts'
import { betsNarrowed, listedBet } from '../bet-desk.ts'

const previewed = z.object({
  bet: listedBet,
  /** Why it would be left as it is, in Korean; null where it would be cancelled. */
  left: z.string().nullable(),
})
export type PreviewedCancel = z.output<typeof previewed>

const ofMember = z.object({
  memberId: z.number().int(),
  userId: z.string(),
  nickname: z.string(),
  bets: z.number().int(),
  stakes: z.number().int(),
  /** The wallet now, and with the stakes back, in won. */
  emoney: z.number().int(),
  emoneyAfter: z.number().int(),
})

const cancelPreview = z.object({
  bets: z.array(previewed),
  members: z.array(ofMember),
  count: z.number().int(),
  stakes: z.number().int(),
  /** How many the filter finds; more than are previewed where it finds very many. */
  found: z.number().int(),
})
export type CancelPreview = z.output<typeof cancelPreview>

const cancelledBets = z.object({
  cancelled: z.array(z.uuid()),
  stakes: z.number().int(),
  left: z.array(z.object({ betId: z.uuid(), text: z.string() })),
})
export type CancelledBets = z.output<typeof cancelledBets>

/** What cancelling a chosen set of bets would do; changes nothing. */
export const cancelPreviewContract = {
  preview: route({
    method: 'POST',
    path: 'admin/bets/cancel/preview',
    access: 'bets:write',
    summary: '선택한 베팅의 일괄 취소 미리보기 (변경 없음)',
    /** Chosen one by one, or all that a list would show, the newest. */
    body: z.union([
      z.object({ bets: z.array(z.uuid()).min(1).max(CANCELLED_AT_ONCE) }).strict(),
      z.object({ filter: z.object({ ...betsNarrowed, before: z.uuid().optional() }) }).strict(),
    ]),
    output: cancelPreview,
    refusals: [],
  }),
}

/** Cancels what was previewed, each bet by itself. */
export const cancelManyContract = {
  cancel: route({
    method: 'POST',
    path: 'admin/bets/cancel',
    access: 'bets:write',
    summary: '선택한 베팅 일괄 취소 (한 건씩 처리하고, 그 사이 바뀐 베팅은 남깁니다)',
    body: z.object({
      bets: z
        .array(z.object({ memberId: idParam, betId: z.uuid() }))
        .min(1)
        .max(CANCELLED_AT_ONCE),
      reason,
    }),
    output: cancelledBets,
    patienceSeconds: 120,
    refusals: [],
  }),
}

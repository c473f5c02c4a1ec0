import { z } from 'zod'
import { betsNarrowed, listedBet } from '#contract/back-office/bet-desk.ts'
import { route } from '#contract/wire/route.ts'
import { idParam, reason } from '#contract/wire/wire.ts'
import { CANCELLED_AT_ONCE } from '#domain/bets/cancel-many.ts'

const previewed = z.object({
  bet: listedBet,
  /** Why the bet would not be cancelled, in Korean; null when it would. */
  left: z.string().nullable(),
})
export type PreviewedCancel = z.output<typeof previewed>

const ofMember = z.object({
  memberId: z.number().int(),
  userId: z.string(),
  nickname: z.string(),
  bets: z.number().int(),
  stakes: z.number().int(),
  /** The wallet balance now and after the refunds, in won. */
  emoney: z.number().int(),
  emoneyAfter: z.number().int(),
})

const cancelPreview = z.object({
  bets: z.array(previewed),
  members: z.array(ofMember),
  count: z.number().int(),
  stakes: z.number().int(),
  /** Number of bets that the filter finds; may exceed the number in the preview. */
  found: z.number().int(),
})
export type CancelPreview = z.output<typeof cancelPreview>

const cancelledBets = z.object({
  cancelled: z.array(z.uuid()),
  stakes: z.number().int(),
  left: z.array(z.object({ betId: z.uuid(), text: z.string() })),
})
export type CancelledBets = z.output<typeof cancelledBets>

/** Preview of cancelling a set of bets; changes nothing. */
export const cancelPreviewContract = {
  preview: route({
    method: 'POST',
    path: 'admin/bets/cancel/preview',
    access: 'bets:write',
    summary: '선택한 베팅의 일괄 취소 미리보기 (변경 없음)',
    /** Selected bets, or the newest that match a list filter. */
    body: z.union([
      z.object({ bets: z.array(z.uuid()).min(1).max(CANCELLED_AT_ONCE) }).strict(),
      z.object({ filter: z.object({ ...betsNarrowed, before: z.uuid().optional() }) }).strict(),
    ]),
    output: cancelPreview,
    refusals: [],
  }),
}

/** Cancels the previewed bets one by one. */
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

import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { betContract } from '#contract/bets.ts'
import { couponContract, freeCouponContract } from '#contract/promotions/coupons.ts'
import { freeBetContract } from '#contract/promotions/free-bets.ts'
import { oddsAcceptModeHeader } from '#contract/wire/bet-headers.ts'
import type { BodyInput } from '#contract/wire/route.ts'
import { call } from '#web/client/api/api.ts'
import { readAgain } from '#web/client/api/read-again.ts'
import { sessionStore } from '#web/client/session/session-store.ts'
import { tellPlaced } from '#web/play/cart/just-placed.ts'
import { showPlaced, tellRefused } from '#web/play/cart/placing/outcome.ts'
import { createSender } from '#web/play/cart/placing/sender.ts'
import { acceptMode } from '../changes/accept-mode.ts'
import { betBody, contentOf } from '../placing/bet-request.ts'
import { clearSlip, type SentSlip } from '../slip-store.ts'

type FreeBody = BodyInput<typeof freeBetContract.place>

const sender = createSender<FreeBody>(body => `${body.couponId} ${contentOf(body)}`)

/** Sends a slip with a coupon as its stake; repeated presses book one bet. `onEnd` runs after the answer. */
export function usePlaceFree(couponId: string, onEnd: () => void) {
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const place = async (sent: SentSlip): Promise<void> => {
    setBusy(true)
    await send(sent, couponId, queryClient)
    setBusy(false)
    onEnd()
  }
  return { busy, place }
}

async function send({ slip, page }: SentSlip, couponId: string, queryClient: QueryClient): Promise<void> {
  const session = sessionStore.current()
  if (!session) return
  const accepts = acceptMode(page)
  const headers = accepts === 'none' ? {} : { [oddsAcceptModeHeader]: accepts }
  const attempt = sender.attemptFor({
    ...betBody(slip, { page, memberId: session.user.id, accepts }),
    couponId,
  })
  const answer = await sender.send(attempt, ({ key, body }) =>
    call(freeBetContract.place, { body }, { idempotencyKey: key, headers }),
  )
  if (sessionStore.current()?.token !== session.token) return
  for (const route of [betContract.list, freeCouponContract.freeBets, couponContract.unused])
    void readAgain(queryClient, route)
  if (!answer.ok) return tellRefused(answer.refusal)
  attempt.takeBalance(answer.value.emoney)
  tellPlaced(answer.value.id)
  clearSlip()
  showPlaced(answer.value.id)
}

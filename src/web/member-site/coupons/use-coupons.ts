import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { couponContract, type OwnCoupon } from '#contract/promotions/coupons.ts'
import type { Output } from '#contract/wire/route.ts'
import { call, showRefusal, useCall } from '#web/client/api/api.ts'
import { readAgain } from '#web/client/api/read-again.ts'
import { useLastPage } from '#web/client/navigation/use-last-page.ts'
import { sessionStore } from '#web/client/session/session-store.ts'
import { showToast } from '#web/kit/overlays/toasts.ts'

/** A page of the coupon box; the previous page stays until the next one is loaded. */
export function useCouponBox() {
  const [page, turnTo] = useState(1)
  const answer = useCall(
    couponContract.box,
    { query: { page } },
    { placeholderData: keepPreviousData<Output<typeof couponContract.box>>, staleTime: 0 },
  )
  useLastPage(page, answer)
  return { page, answer, turnTo }
}

/** Uses a coupon, and redeems a code. */
export function useCouponActs() {
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const again = () => {
    for (const route of [couponContract.box, couponContract.unused]) void readAgain(queryClient, route)
  }
  const use = async ({ id: couponId, name }: OwnCoupon): Promise<void> => {
    setBusy(true)
    const answer = await call(couponContract.use, { params: { couponId } })
    setBusy(false)
    again()
    if (!answer.ok) return showRefusal(answer.refusal)
    const session = sessionStore.current()
    if (session) sessionStore.refresh(session.token, { ...session.user, ...answer.value })
    showToast(`${name} 쿠폰을 사용했습니다.`, 'good')
  }
  const enter = async (code: string): Promise<boolean> => {
    setBusy(true)
    const answer = await call(couponContract.enter, { body: { code } })
    setBusy(false)
    again()
    if (answer.ok) showToast(`${answer.value.name} 쿠폰을 등록했습니다.`, 'good')
    else showRefusal(answer.refusal)
    return answer.ok
  }
  return { busy, use, enter }
}

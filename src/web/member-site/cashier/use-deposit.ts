import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { protectionContract } from '#contract/account/protection.ts'
import { type ChargeOverview, chargeContract } from '#contract/cashier/charge.ts'
import { describeRefusal } from '#contract/wire/refusals.ts'
import { NO_BONUS } from '#domain/cashier/cash-request.ts'
import { depositViolation } from '#domain/cashier/cash-terms.ts'
import { won } from '#domain/money.ts'
import { call } from '#web/client/api/api.ts'
import { readAgain } from '#web/client/api/read-again.ts'
import { showAlert } from '#web/kit/overlays/alerts.ts'
import { readAmount } from '../kit/amount/amount-entry.ts'
import { useRequestKey } from './use-request-key.ts'

/** State of the deposit form: errors, and sending it exactly once. */
export function useDeposit({ min, max, holder, closed }: ChargeOverview) {
  const [text, setText] = useState('')
  const [bonus, setBonus] = useState<string>(NO_BONUS)
  const [busy, setBusy] = useState(false)
  const key = useRequestKey()
  const reread = useRereadDeposits()
  const amount = readAmount(text)
  const violation =
    text === '' ? undefined : depositViolation(amount, { depositMin: won(min), depositMax: won(max) })
  const send = async () => {
    setBusy(true)
    const answer = await call(chargeContract.request, { body: { amount, bonus, key: key.current() } })
    setBusy(false)
    reread()
    if (!answer.ok) {
      if (answer.refusal.status < 500) key.renew()
      if (!answer.refusal.handled) showAlert(answer.refusal.text)
      return
    }
    key.renew()
    setText('')
    setBonus(NO_BONUS)
    showAlert('충전 신청이 완료되었습니다.')
  }
  return {
    text,
    setText,
    amount,
    error: violation && describeRefusal(violation).text,
    bonus,
    setBonus,
    busy,
    isReady: amount > 0 && violation === undefined && holder !== null && !closed,
    send,
  }
}

/** Returns a function that reloads all deposit data of the page. */
export function useRereadDeposits(): () => void {
  const queryClient = useQueryClient()
  return () => {
    for (const route of [chargeContract.charge, chargeContract.requests, protectionContract.state])
      void readAgain(queryClient, route)
  }
}

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type ExchangeOverview, exchangeContract } from '#contract/cashier/exchange.ts'
import { describeRefusal } from '#contract/wire/refusals.ts'
import { withdrawalViolation } from '#domain/cashier/cash-terms.ts'
import { instant } from '#domain/instant.ts'
import { isExchangePassword } from '#domain/members/exchange-password.ts'
import { won } from '#domain/money.ts'
import { call } from '#web/client/api/api.ts'
import { readAgain } from '#web/client/api/read-again.ts'
import { showAlert } from '#web/kit/overlays/alerts.ts'
import { readAmount } from '../kit/amount/amount-entry.ts'
import { useRequestKey } from './use-request-key.ts'

/** The error of the amount; general obstacles are shown next to it by the page. */
function amountError(amount: number, overview: ExchangeOverview): string | undefined {
  const { min, max, dayMax, balance, today } = overview
  const violation = withdrawalViolation(
    amount,
    { balance, today, lastDoneAt: null, accountChangedAt: null, hasPlayed: true },
    {
      depositMin: won(min),
      depositMax: won(max),
      withdrawalMin: won(min),
      withdrawalMax: won(max),
      withdrawalDayMax: won(dayMax),
      withdrawalHours: 0,
    },
    instant(0),
  )
  return violation && describeRefusal(violation).text
}

/** State of the withdrawal form: errors, confirm dialog, and sending it exactly once. */
export function useWithdrawal(overview: ExchangeOverview) {
  const [text, setText] = useState('')
  const [password, setPassword] = useState('')
  const [asking, setAsking] = useState(false)
  const key = useRequestKey()
  const queryClient = useQueryClient()
  const amount = readAmount(text)
  const error = text === '' ? undefined : amountError(amount, overview)
  const send = async () => {
    const answer = await call(exchangeContract.request, {
      body: { amount, exchangePassword: password, key: key.current() },
    })
    for (const route of [exchangeContract.exchange, exchangeContract.requests])
      void readAgain(queryClient, route)
    setPassword('')
    if (!answer.ok) {
      if (answer.refusal.status < 500) key.renew()
      if (!answer.refusal.handled) showAlert(answer.refusal.text)
      return
    }
    key.renew()
    setText('')
    showAlert('환전 신청이 완료되었습니다.')
  }
  const { account, hasExchangePassword, barred, closed } = overview
  const isOpen = account !== null && hasExchangePassword && barred === null && !closed
  return {
    text,
    setText,
    amount,
    error,
    password,
    setPassword,
    asking,
    ask: () => setAsking(true),
    leave: () => setAsking(false),
    isReady: isOpen && amount > 0 && error === undefined && isExchangePassword(password),
    send,
  }
}

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { settlementContract } from '#contract/partner/settlements.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import type { ClaimItem, ClaimMethod } from '#domain/partners/claim-rules.ts'
import { typedAmountDigits } from '#domain/typed-text.ts'
import { call } from '#web/client/api/api.ts'
import { randomKey } from '#web/client/api/random-key.ts'
import { readAgain } from '#web/client/api/read-again.ts'
import { showAlert } from '#web/kit/overlays/alerts.ts'

const amountText = (typed: string): string => {
  const digits = typedAmountDigits(typed).slice(0, 13)
  return digits === '' ? '' : formatFigure(Number(digits))
}

/**
 * State of a claim: input, and the server's answer. A repeated request after a lost response is one
 * claim.
 */
export function useSettlementClaim() {
  const [text, setText] = useState('')
  const [address, setAddress] = useState('')
  const [memo, setMemo] = useState('')
  const [key, setKey] = useState(randomKey)
  const [busy, setBusy] = useState(false)
  const queryClient = useQueryClient()
  const send = async ({ item, method }: { readonly item: ClaimItem; readonly method: ClaimMethod }) => {
    const amount = Number(text.replaceAll(',', ''))
    if (busy) return
    if (amount === 0) return showAlert('금액을 입력해 주세요.')
    setBusy(true)
    const body = { key, item, amount, method, memo, ...(method === 'tether' && { address }) }
    const answer = await call(settlementContract.request, { body })
    setBusy(false)
    setKey(randomKey())
    for (const route of [settlementContract.own, settlementContract.claims])
      void readAgain(queryClient, route)
    if (!answer.ok) return answer.refusal.handled ? undefined : showAlert(answer.refusal.text)
    setText('')
    setMemo('')
    showAlert(answer.value.state === 'paid' ? '롤링금 전환이 완료되었습니다.' : '정산신청이 접수되었습니다.')
  }
  return {
    text,
    type: (typed: string) => setText(amountText(typed)),
    address,
    setAddress,
    memo,
    setMemo,
    busy,
    send,
  }
}

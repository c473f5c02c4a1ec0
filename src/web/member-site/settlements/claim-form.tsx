import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { settlementContract } from '#contract/partner/settlements.ts'
import type { Output } from '#contract/wire/route.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import {
  CLAIM_MIN,
  CLAIM_UNIT,
  type ClaimItem,
  type ClaimMethod,
  claimItemWord,
  claimMethodWord,
  isPaidAtOnce,
} from '#domain/partners/claim-rules.ts'
import { typedAmountDigits } from '#domain/typed-text.ts'
import { call } from '#web/client/api/api.ts'
import { randomKey } from '#web/client/api/random-key.ts'
import { readAgain } from '#web/client/api/read-again.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { FigureInput } from '#web/kit/controls/figure-input.tsx'
import { SelectField } from '#web/kit/controls/select-field.tsx'
import { TextField } from '#web/kit/controls/text-field.tsx'
import { showAlert } from '#web/kit/overlays/alerts.ts'

type ClaimFormProps = {
  readonly own: Output<typeof settlementContract.own>
  readonly items: readonly ClaimItem[]
  readonly methods: readonly ClaimMethod[]
}

/** Claims an item's money: amount and payout method (handbook 4.4). */
export function ClaimForm({ own, items, methods }: ClaimFormProps) {
  const [item, setItem] = useState<ClaimItem>(items[0] ?? 'rolling')
  const [method, setMethod] = useState<ClaimMethod>(methods[0] ?? 'wallet')
  const claim = useSettlementClaim()
  const claimable = own.purses.find(purse => purse.item === item)?.claimable ?? 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void claim.send({ item, method })
  }
  return (
    <form onSubmit={submit} noValidate aria-label="정산신청" className="card grid gap-4 p-4">
      <div className="grid grid-cols-3 items-start gap-3 narrow:grid-cols-1">
        <SelectField
          label="정산항목"
          options={items.map(value => ({ value, label: claimItemWord[value] }))}
          value={item}
          onChange={({ target }) => setItem(items.find(one => one === target.value) ?? item)}
        />
        <SelectField
          label="지급방법"
          options={methods.map(value => ({ value, label: claimMethodWord[value] }))}
          value={method}
          onChange={({ target }) => setMethod(methods.find(one => one === target.value) ?? method)}
        />
        <div className="flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <FigureInput label="금액 (원)" placeholder="10,000" text={claim.text} onType={claim.type} />
          </div>
          <Button disabled={claimable === 0} onClick={() => claim.type(String(claimable))}>
            전액
          </Button>
        </div>
      </div>
      {method === 'tether' && (
        <TextField
          label="테더 지갑 주소"
          hint="TRC-20 또는 ERC-20 주소"
          autoComplete="off"
          maxLength={100}
          value={claim.address}
          onChange={({ target }) => claim.setAddress(target.value)}
        />
      )}
      <TextField
        label="메모"
        maxLength={200}
        value={claim.memo}
        onChange={({ target }) => claim.setMemo(target.value)}
      />
      <p className="text-sm text-dim">
        {`${formatFigure(CLAIM_MIN)}원부터 ${formatFigure(CLAIM_UNIT)}원 단위로 신청할 수 있습니다. ${
          claimable === 0
            ? '지금 신청할 수 있는 금액이 없습니다.'
            : `지금 ${formatFigure(claimable)}원까지 가능합니다.`
        } ${hintOf(item, method)}`}
      </p>
      <Button type="submit" look="primary" size="lg" wide busy={claim.busy}>
        {isPaidAtOnce(item, method) ? '롤링금 전환' : '정산신청'}
      </Button>
    </form>
  )
}

const hintOf = (item: ClaimItem, method: ClaimMethod): string => {
  if (isPaidAtOnce(item, method)) return '롤링금은 보유머니로 바로 전환됩니다.'
  return item === 'losing' ? '루징은 매일 10:00~22:00에 신청할 수 있습니다.' : '관리자 확인 후 지급됩니다.'
}

const amountText = (typed: string): string => {
  const digits = typedAmountDigits(typed).slice(0, 13)
  return digits === '' ? '' : formatFigure(Number(digits))
}

/**
 * State of a claim: input, and the server's answer. A repeated request after a lost response is one
 * claim.
 */
function useSettlementClaim() {
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

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type TetherWithdrawalOverview, tetherWithdrawalContract } from '#contract/cashier/tether.ts'
import { describeRefusal } from '#contract/wire/refusals.ts'
import { CASH_UNIT } from '#domain/cashier/cash-terms.ts'
import { payoutOf } from '#domain/cashier/tether/quote.ts'
import { formatUsdt, microUsdt, parseUsdt } from '#domain/cashier/tether/usdt.ts'
import { won } from '#domain/money.ts'
import { call, showRefusal } from '#web/client/api/api.ts'
import { randomKey } from '#web/client/api/random-key.ts'
import { readAgain } from '#web/client/api/read-again.ts'
import { closeDialog, openDialog } from '#web/client/state/overlays.ts'
import { showAlert } from '#web/kit/overlays/alerts.ts'
import { readAmount } from '../kit/amount/amount-entry.ts'

/**
 * State of a tether withdrawal: amount, address, net amount, and the confirm dialog (WALLET-011,
 * DIALOG-025).
 */
export function useTetherWithdrawal(overview: TetherWithdrawalOverview) {
  const client = useQueryClient()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<string>()
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [key, setKey] = useState(randomKey)
  const { addresses, networks, rate, most } = overview
  const usable = addresses.filter(({ restsUntil }) => restsUntil === null)
  const address = usable.find(({ id }) => id === chosen) ?? usable[0]
  const amount = readAmount(text)
  const fee =
    parseUsdt(networks.find(({ network }) => network === address?.network)?.fee ?? '') ?? microUsdt(0)
  const payout = amount > 0 ? payoutOf(won(amount), won(rate), fee) : undefined
  const fault = faultOf(amount, overview)
  const blocked = blockedBy(overview, address !== undefined)
  const ask = () => {
    if (blocked) return
    const missing = fault ?? (password === '' ? '환전비밀번호를 입력해 주세요.' : undefined)
    if (missing) showAlert(missing)
    else openDialog('tetherWithdrawal')
  }
  const send = async () => {
    if (busy || !address) return
    setBusy(true)
    const body = { amount, addressId: address.id, rate, exchangePassword: password, key }
    const answer = await call(tetherWithdrawalContract.request, { body })
    setBusy(false)
    setPassword('')
    closeDialog()
    for (const route of [tetherWithdrawalContract.overview, tetherWithdrawalContract.requests])
      void readAgain(client, route)
    if (!answer.ok) return showRefusal(answer.refusal)
    setText('')
    setKey(randomKey())
    showAlert('테더 출금 신청이 접수되었습니다.')
  }
  return {
    ...{
      text,
      setText,
      password,
      setPassword,
      address,
      usable,
      setChosen,
      amount,
      most,
      busy,
      ask,
      send,
      blocked,
    },
    fault: text === '' ? undefined : fault,
    fee: formatUsdt(fee),
    net: payout ? formatUsdt(payout.net) : null,
  }
}

/** Why no withdrawal is possible now, as the button's text; undefined when one is. */
function blockedBy(
  { addresses, hasExchangePassword, barred }: TetherWithdrawalOverview,
  hasUsable: boolean,
): string | undefined {
  if (addresses.length === 0) return '지갑 주소를 등록하면 출금할 수 있습니다'
  if (!hasUsable) return '등록한 주소의 대기 시간이 지나면 출금할 수 있습니다'
  if (!hasExchangePassword) return '환전비밀번호를 설정하면 출금할 수 있습니다'
  return barred === null ? undefined : '지금은 출금할 수 없습니다'
}

/** Error of an amount with the server's text. */
function faultOf(amount: number, { min, max, balance }: TetherWithdrawalOverview): string | undefined {
  if (amount < min) return describeRefusal({ code: 'WITHDRAWAL_BELOW_MINIMUM', min }).text
  if (amount % CASH_UNIT !== 0) return describeRefusal({ code: 'WITHDRAWAL_UNIT', unit: CASH_UNIT }).text
  if (amount > max) return describeRefusal({ code: 'WITHDRAWAL_ABOVE_MAXIMUM', max }).text
  return amount > balance ? describeRefusal({ code: 'INSUFFICIENT_BALANCE' }).text : undefined
}

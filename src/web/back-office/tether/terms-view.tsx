import { useState } from 'react'
import { type DeskTetherTerms, tetherDeskContract } from '#contract/back-office/cashier/tether-desk.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { FactList } from '#web/kit/display/fact-list.tsx'
import { Skeleton } from '#web/kit/display/states.tsx'
import { percentText } from './percent-text.ts'
import { TetherTermsDialog } from './tether-terms-dialog.tsx'

/** Tether rates, the gateway's IP addresses, and the reconciliation with its books. */
export function TermsView() {
  const terms = useCall(tetherDeskContract.terms, undefined, { staleTime: 0 })
  return (
    <div className="grid grid-cols-2 items-start gap-3 narrow:grid-cols-1">
      <AnswerView answer={terms} waiting={<Skeleton className="h-80" />}>
        {data => <Terms terms={data} />}
      </AnswerView>
      <Differences />
    </div>
  )
}

function Terms({ terms }: { readonly terms: DeskTetherTerms }) {
  const [changing, setChanging] = useState(false)
  const mayChange = useMay('cashier:write')
  const changed = terms.operator === null ? '처음 값' : `${terms.changedAt.slice(0, 16)} · ${terms.operator}`
  return (
    <section aria-labelledby="terms" className="card grid gap-3 p-4">
      <header className="flex items-center justify-between gap-3">
        <h2 id="terms" className="text-lg">
          환율과 게이트웨이
        </h2>
        {mayChange && (
          <Button size="sm" onClick={() => setChanging(true)}>
            변경
          </Button>
        )}
      </header>
      <FactList
        facts={[
          ['거래소 시세', `${formatFigure(terms.priceA)}원 · ${formatFigure(terms.priceB)}원`],
          ['스프레드', percentText(terms.spreadBasisPoints)],
          ['입금 환율', `1 USDT = ${formatFigure(terms.depositRate)}원`],
          ['출금 환율', `1 USDT = ${formatFigure(terms.withdrawalRate)}원`],
          ['전송 수수료', `TRC-20 ${terms.feeTrc} · ERC-20 ${terms.feeErc} USDT`],
          ['게이트웨이', terms.hasGateway ? '연결됨' : '연결되지 않음'],
          ['알림 허용 주소', terms.gatewayNetworks.join(', ')],
          ['마지막 변경', changed],
        ]}
      />
      {changing && <TetherTermsDialog terms={terms} onClose={() => setChanging(false)} />}
    </section>
  )
}

function Differences() {
  const answer = useCall(tetherDeskContract.differences, undefined, { staleTime: 0 })
  return (
    <section aria-labelledby="differences" className="card grid gap-3 p-4">
      <header className="flex items-center justify-between gap-3">
        <h2 id="differences" className="text-lg">
          게이트웨이 대조
        </h2>
        <Button size="sm" busy={answer.isFetching} onClick={() => void answer.refetch()}>
          다시 대조
        </Button>
      </header>
      <AnswerView answer={answer} waiting={<Skeleton className="h-24" />}>
        {({ differences, transfers, payouts, at }) => (
          <>
            <p className="text-sm text-dim">
              {differences === null
                ? `${at} · 게이트웨이가 응답하지 않습니다.`
                : `${at} · 최근 7일 입금 ${formatFigure(transfers)}건, 출금 ${formatFigure(payouts)}건을 대조했습니다.`}
            </p>
            {differences?.length === 0 && <p className="font-semibold text-jade">차이가 없습니다.</p>}
            {differences && differences.length > 0 && (
              <ul className="divide-y divide-line text-sm">
                {differences.map(({ word, about, txid, usdt }) => (
                  <li key={`${word} ${about} ${txid}`} className="grid gap-0.5 py-2">
                    <span className="font-semibold">{`${word} · ${usdt} USDT`}</span>
                    <span className="text-xs wrap-anywhere text-dim">{txid ?? about}</span>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </AnswerView>
    </section>
  )
}

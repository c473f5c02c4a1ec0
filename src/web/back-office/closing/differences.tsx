import { useState } from 'react'
import { type ClosingDifference, closingContract } from '#contract/cashier/closing.ts'
import { differenceAmount } from '#domain/cashier/closing.ts'
import { call } from '#web/client/api/api.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { ActDialog } from '../kit/acts/act-dialog.tsx'

type DifferencesProps = { readonly differences: readonly ClosingDifference[] }

/** Differences of a day, each with the explanation of the operator who checked it. */
export function Differences({ differences }: DifferencesProps) {
  const mayExplain = useMay('cashier:write')
  const [asked, setAsked] = useState<ClosingDifference>()
  if (differences.length === 0) return <p className="card px-4 py-3 text-sm text-dim">차이가 없습니다.</p>
  return (
    <>
      <ul className="card divide-y divide-line">
        {differences.map(difference => (
          <li key={difference.id} className="grid gap-1 px-4 py-3">
            <p className="flex flex-wrap items-center justify-between gap-2">
              <span className="wrap-anywhere">{difference.what}</span>
              <b>{differenceAmount(difference)}</b>
            </p>
            <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
              {difference.explanation ? (
                <p className="wrap-anywhere">
                  {difference.explanation}
                  <span className="ml-2 text-dim">
                    {`${difference.explainedBy ?? ''} · ${difference.explainedAt ?? ''}`}
                  </span>
                </p>
              ) : (
                <p className="text-live">아직 설명이 없습니다.</p>
              )}
              {mayExplain && (
                <Button size="sm" onClick={() => setAsked(difference)}>
                  {difference.explanation ? '설명 고치기' : '설명하기'}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {asked && (
        <ActDialog
          title="차이 설명"
          description={`${asked.what} ${differenceAmount(asked)}`}
          presets={
            asked.unit === 'usdt'
              ? ['다음 날 확인됨', '게이트웨이 오류 확인', '수기 처리 완료']
              : ['다음 날 처리분', '은행 처리 지연', '수기 조정']
          }
          reasonHint="마감에 그대로 남고, 작업로그에도 기록됩니다."
          confirm="설명 남기기"
          done="설명을 남겼습니다."
          rereads={[closingContract.day, closingContract.list]}
          onAct={reason => call(closingContract.explain, { params: { id: asked.id }, body: { reason } })}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

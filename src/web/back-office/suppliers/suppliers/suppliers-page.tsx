import { Plug } from 'lucide-react'
import { useState } from 'react'
import { supplierDeskContract } from '#contract/back-office/casino/supplier-desk.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { SkeletonRows } from '#web/kit/display/states.tsx'
import { lazyDialog } from '#web/kit/overlays/lazy-dialog.ts'
import { DeskPage } from '../../kit/desk-page.tsx'
import { NothingFound } from '../../kit/lists/nothing-found.tsx'
import { KeyDialog } from './key-dialog.tsx'
import { SupplierList } from './supplier-list.tsx'

const ConnectDialog = lazyDialog(() => import('./connect-dialog.tsx'), 'ConnectDialog')

/** Refetch interval, since calls keep arriving. */
const REREAD = 15_000

/** 게임 공급사: suppliers that call the wallet, their state, and today's figures. */
export function Page() {
  const answer = useCall(supplierDeskContract.suppliers, undefined, { staleTime: 0, refetchInterval: REREAD })
  const mayChange = useMay('casino:write')
  const [connecting, setConnecting] = useState(false)
  const [secret, setSecret] = useState<string>()
  return (
    <DeskPage
      title="게임 공급사"
      action={
        mayChange && (
          <Button look="primary" onClick={() => setConnecting(true)}>
            공급사 연결
          </Button>
        )
      }
    >
      <AnswerView answer={answer} waiting={<SkeletonRows rows={4} />}>
        {({ suppliers }) =>
          suppliers.length === 0 ? (
            <NothingFound icon={Plug} title="연결된 공급사가 없습니다." />
          ) : (
            <SupplierList suppliers={suppliers} />
          )
        }
      </AnswerView>
      <p className="text-xs leading-relaxed text-dim break-keep">
        점검중인 공급사의 게임은 회원에게 '점검중 입니다.'로 안내하며 새 베팅을 받지 않습니다. 이미 받은
        베팅의 결과와 환불은 계속 처리합니다. 오늘 금액은 환불된 베팅을 뺀 금액입니다.
      </p>
      {connecting && <ConnectDialog onTold={setSecret} onClose={() => setConnecting(false)} />}
      {secret !== undefined && <KeyDialog secret={secret} onClose={() => setSecret(undefined)} />}
    </DeskPage>
  )
}

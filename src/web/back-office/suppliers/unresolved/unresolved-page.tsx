import { CircleCheck } from 'lucide-react'
import { type UnresolvedBet, unresolvedDeskContract } from '#contract/back-office/casino/unresolved-desk.ts'
import { listDesk } from '../../kit/lists/list-desk.tsx'
import { idOf, listFilter } from '../../kit/lists/list-filter.ts'
import { useSupplierOptions } from '../use-supplier-options.ts'
import { AskDialog, RefundDialog } from './unresolved-dialogs.tsx'
import { UnresolvedList } from './unresolved-list.tsx'

type Opened = { readonly kind: 'ask' | 'refund'; readonly bet: UnresolvedBet }

/** 공급사 미결: casino bets unresolved after ten minutes, and the next step for each. */
export const Page = listDesk({
  title: '공급사 미결',
  call: unresolvedDeskContract.unresolved,
  filter: listFilter({
    supplierId: idOf({ label: '공급사', useOptions: useSupplierOptions, width: 'w-44' }),
  }),
  // The server keeps asking the suppliers.
  rereadEvery: 15_000,
  dialog: ({ kind, bet }: Opened, close) =>
    kind === 'ask' ? <AskDialog bet={bet} onClose={close} /> : <RefundDialog bet={bet} onClose={close} />,
  list: ({ bets }, { open }) => (
    <UnresolvedList
      bets={bets}
      onAsk={bet => open({ kind: 'ask', bet })}
      onRefund={bet => open({ kind: 'refund', bet })}
    />
  ),
  below: (
    <p className="text-xs leading-relaxed text-dim break-keep">
      베팅 후 10분이 지나도 결과나 환불이 없으면 여기에 표시하고 공급사에 자동으로 확인합니다. 공급사가 결과를
      알려 오면 그대로 처리합니다. 진행중일 수 있는 베팅은 환불하지 않습니다.
    </p>
  ),
  unit: '건',
  icon: CircleCheck,
  nothing: '10분 넘게 결과가 없는 베팅이 없습니다.',
  nothingLeft: '이 공급사의 미결 베팅이 없습니다.',
})

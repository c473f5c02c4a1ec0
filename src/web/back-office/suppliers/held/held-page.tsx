import { ShieldCheck } from 'lucide-react'
import { type HeldWin, heldWinsContract } from '#contract/back-office/casino/held-wins.ts'
import { listDesk } from '../../kit/lists/list-desk.tsx'
import { idOf, listFilter, oneOf } from '../../kit/lists/list-filter.ts'
import { useSupplierOptions } from '../use-supplier-options.ts'
import { HeldDialog } from './held-dialog.tsx'
import { HeldList, heldStateWords } from './held-list.tsx'

type Opened = { readonly decision: 'release' | 'reject'; readonly win: HeldWin }

/** 보류 당첨: wins beyond the most of their game, for an operator to pay out or reject. */
export const Page = listDesk({
  title: '보류 당첨',
  call: heldWinsContract.heldWins,
  filter: listFilter({
    supplierId: idOf({ label: '공급사', useOptions: useSupplierOptions, width: 'w-44' }),
    state: oneOf(heldStateWords, { label: '상태', all: '전체 상태', width: 'w-32' }),
  }),
  rereadEvery: 15_000,
  writes: 'casino:write',
  dialog: ({ decision, win }: Opened, close) => <HeldDialog decision={decision} win={win} onClose={close} />,
  list: ({ wins }, { open, mayWrite }) => (
    <HeldList wins={wins} onDecide={mayWrite ? (win, decision) => open({ win, decision }) : undefined} />
  ),
  below: (
    <p className="text-xs leading-relaxed text-dim break-keep">
      게임이나 공급사의 당첨 한도를 넘은 당첨은 바로 지급하지 않고 여기에 보류합니다. 회원에게는 확인 중으로
      표시합니다. 지급하면 당첨금이 바로 들어가고, 거절하면 베팅은 다시 결과를 기다립니다.
    </p>
  ),
  unit: '건',
  icon: ShieldCheck,
  nothing: '보류한 당첨이 없습니다.',
  nothingLeft: '조건에 맞는 당첨이 없습니다.',
})

import { Stamp } from 'lucide-react'
import { approvalContract } from '#contract/back-office/approvals.ts'
import { exportContract } from '#contract/back-office/kit/exports.ts'
import { call } from '#web/client/api/api.ts'
import { ExportButton } from '../kit/lists/export-button.tsx'
import { listDesk } from '../kit/lists/list-desk.tsx'
import { listFilter } from '../kit/lists/list-filter.ts'
import { viewOf } from '../kit/lists/view-field.tsx'
import { AskList, type Deciding } from './ask-list.tsx'
import { DecideApprovalDialog } from './decide-approval-dialog.tsx'

/** The empty state lists all requests. */
const stateWords = {
  waiting: '대기',
  approved: '승인',
  rejected: '거절',
  withdrawn: '철회',
  lapsed: '기한 지남',
  '': '전체',
} as const

/** 승인 대기: actions that need a second operator's approval; another operator approves or rejects them (X4). */
export const Page = listDesk({
  title: '승인 대기',
  note: '두 사람이 확인해야 하는 작업입니다. 본인이 요청한 작업은 승인할 수 없습니다.',
  call: approvalContract.asks,
  filter: listFilter({ state: viewOf(stateWords, 'waiting', '처리 상태') }),
  dialog: (deciding: Deciding, close) => <DecideApprovalDialog {...deciding} onClose={close} />,
  action: ({ values, asked }) => (
    <ExportButton
      name="승인 요청"
      narrowed={values.state !== ''}
      onExport={reason => call(exportContract.approvals, { body: { filter: asked, reason } })}
    />
  ),
  list: ({ asks }, { open }) => <AskList asks={asks} onDecide={open} />,
  unit: '건',
  icon: Stamp,
  nothing: ({ state }) =>
    state === 'waiting' ? '승인을 기다리는 작업이 없습니다.' : '해당하는 작업이 없습니다.',
})

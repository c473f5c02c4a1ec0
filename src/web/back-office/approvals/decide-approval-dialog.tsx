import { approvalContract } from '#contract/back-office/approvals.ts'
import { call } from '#web/client/api/api.ts'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import { changesOf } from '../kit/acts/act-words.ts'
import { ChangeWords } from '../kit/acts/change-words.tsx'
import { subjectWord } from '../kit/acts/subject-word.ts'
import type { Deciding } from './ask-list.tsx'

const routes = {
  approve: approvalContract.approve,
  reject: approvalContract.reject,
  withdraw: approvalContract.withdraw,
} as const

const words = {
  approve: {
    title: '작업 승인',
    confirm: '승인하고 실행',
    done: '승인했습니다. 작업을 실행했습니다.',
    presets: ['내용 확인', '근거 확인'],
  },
  reject: {
    title: '작업 거절',
    confirm: '거절',
    done: '거절했습니다.',
    presets: ['근거 부족', '내용 오류', '중복 요청'],
  },
  withdraw: {
    title: '요청 철회',
    confirm: '철회',
    done: '철회했습니다.',
    presets: ['내용 오류', '필요 없음'],
  },
} as const

/** Decides on a colleague's request, or withdraws the operator's own; with a reason, and the effect shown. */
export function DecideApprovalDialog({ ask, how, onClose }: Deciding & { readonly onClose: () => void }) {
  const { title, confirm, done, presets } = words[how]
  const route = routes[how]
  return (
    <ActDialog
      title={title}
      description={`${ask.actText} · ${subjectWord(ask.subject)} · ${ask.askedBy}`}
      presets={presets}
      confirm={confirm}
      danger={how === 'reject'}
      done={done}
      rereads={[approvalContract.asks, approvalContract.waiting]}
      onAct={reason => call(route, { params: { id: ask.id }, body: { reason } })}
      onClose={onClose}
    >
      <div className="rounded-md bg-s2 px-3 py-2.5 text-sm">
        <ChangeWords changes={changesOf({ ...ask, fixture: null })} />
      </div>
    </ActDialog>
  )
}

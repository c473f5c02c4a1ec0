import { ShieldCheck } from 'lucide-react'
import { integrityContract } from '#contract/back-office/integrity/integrity.ts'
import { exportContract } from '#contract/back-office/kit/exports.ts'
import { caseFilterWords, hintKindWords } from '#domain/integrity/hint-kinds.ts'
import { call } from '#web/client/api/api.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { lazyDialog } from '#web/kit/overlays/lazy-dialog.ts'
import { ExportButton } from '../kit/lists/export-button.tsx'
import { listDesk } from '../kit/lists/list-desk.tsx'
import { digits, listFilter, memberName, oneOf } from '../kit/lists/list-filter.ts'
import { viewOf } from '../kit/lists/view-field.tsx'
import { CaseList } from './case-list.tsx'

const ThresholdsDialog = lazyDialog(() => import('./thresholds-dialog.tsx'), 'ThresholdsDialog')

const { waiting, open, checking, closed, all } = caseFilterWords

/** 이상 베팅: suspicious bets found automatically, for operators to check and decide (field B19). */
export const Page = listDesk({
  title: '이상 베팅',
  call: integrityContract.cases,
  filter: listFilter({
    state: viewOf({ waiting, open, checking, closed, all }, 'waiting', '처리 상태'),
    kind: oneOf(hintKindWords, { label: '유형', all: '전체 유형' }),
    member: memberName('회원'),
    fixtureId: digits(15, { label: '경기번호', placeholder: '경기번호', width: 'w-36', at: 'fixture' }),
  }),
  writes: 'bets:write',
  dialog: (_: 'thresholds', close) => <ThresholdsDialog onClose={close} />,
  action: ({ mayWrite, values, asked, isNarrowed, open }) => (
    <>
      {mayWrite && (
        <Button size="sm" onClick={() => open('thresholds')}>
          기준 변경
        </Button>
      )}
      <ExportButton
        name="이상 베팅"
        narrowed={isNarrowed || values.state !== 'all'}
        onExport={reason => call(exportContract.integrity, { body: { filter: asked, reason } })}
      />
    </>
  ),
  list: ({ cases }) => <CaseList cases={cases} />,
  unit: '건',
  icon: ShieldCheck,
  nothing: ({ state }) =>
    state === 'waiting' ? '처리할 이상 베팅이 없습니다.' : '해당하는 이상 베팅이 없습니다.',
  nothingLeft: '조건에 맞는 이상 베팅이 없습니다.',
})

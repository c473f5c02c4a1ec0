import { ScrollText } from 'lucide-react'
import { actTexts } from '#contract/back-office/act-texts.ts'
import { backOfficeContract } from '#contract/back-office/back-office.ts'
import { exportContract } from '#contract/back-office/kit/exports.ts'
import { call } from '#web/client/api/api.ts'
import { besideAnswer } from '#web/kit/display/beside-answer.tsx'
import { SkeletonRows } from '#web/kit/display/states.tsx'
import { period } from '../kit/lists/day-fields.tsx'
import { ExportButton } from '../kit/lists/export-button.tsx'
import { listDesk } from '../kit/lists/list-desk.tsx'
import { digits, listFilter, oneOf, text } from '../kit/lists/list-filter.ts'
import { ExportLog } from './export-log.tsx'
import { VerifyChain } from './verify-chain.tsx'

/** The texts of all kinds of actions, loaded in parallel with the actions. */
const ActList = besideAnswer(() => import('./act-list.tsx'), 'ActList', <SkeletonRows rows={10} />)

/** All operator actions, newest first; the log can be read and verified, never changed (handbook 6.3). */
export const Page = listDesk({
  title: '작업로그',
  call: backOfficeContract.acts,
  filter: listFilter({
    act: oneOf(actTexts, { label: '작업 종류', all: '모든 작업', width: 'w-44' }),
    ...period,
    operator: text(40, { label: '작업자', placeholder: '작업자 아이디', width: 'w-36' }),
    about: text(80, { label: '대상', placeholder: '회원 아이디, level:3', width: 'w-44' }),
    fixtureId: digits(15, { label: '경기번호', placeholder: '경기번호', width: 'w-32', at: 'fixture' }),
  }),
  action: ({ asked, isNarrowed }) => (
    <>
      <VerifyChain />
      <ExportButton
        name="작업로그"
        narrowed={isNarrowed}
        onExport={reason => call(exportContract.acts, { body: { filter: asked, reason } })}
      />
      <ExportLog />
    </>
  ),
  list: ({ acts }) => <ActList acts={acts} />,
  rows: 10,
  unit: '건',
  icon: ScrollText,
  nothing: '아직 작업이 없습니다.',
  nothingLeft: '조건에 맞는 작업이 없습니다.',
})

import { useNavigate } from '@tanstack/react-router'
import { CalendarPlus } from 'lucide-react'
import { ownFixtureContract } from '#contract/back-office/own-fixtures/own-fixtures.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { lazyDialog } from '#web/kit/overlays/lazy-dialog.ts'
import { listDesk } from '../kit/lists/list-desk.tsx'
import { listFilter, oneOf, text } from '../kit/lists/list-filter.ts'
import { type OwnAct, OwnList, ownStateWords } from './own-list.tsx'

const AmendDialog = lazyDialog(() => import('./amend-dialogs.tsx'), 'AmendDialog')

/** The two ways to enter matches, if permitted. */
function Enter() {
  const navigate = useNavigate()
  if (!useMay('trading:write')) return null
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => void navigate({ to: '/admin/own-fixtures/table' })}>CSV로 등록</Button>
      <Button look="primary" onClick={() => void navigate({ to: '/admin/own-fixtures/form' })}>
        새 경기 등록
      </Button>
    </div>
  )
}

/** 경기등록: matches entered by operators, and buttons to enter more (handbook 6.3). */
export const Page = listDesk({
  title: '경기등록',
  note: '피드 없이 직접 등록한 경기',
  call: ownFixtureContract.fixtures,
  filter: listFilter({
    state: oneOf(ownStateWords, { label: '상태', all: '모든 상태', width: 'w-32' }),
    search: text(60, { label: '경기 검색', placeholder: '팀·리그·경기번호', width: 'w-56' }),
  }),
  dialog: (act: OwnAct, close) => <AmendDialog act={act} onClose={close} />,
  action: () => <Enter />,
  list: ({ fixtures }, { open }) => <OwnList fixtures={fixtures} onAct={open} />,
  rows: 8,
  unit: '경기',
  icon: CalendarPlus,
  nothing: '직접 등록한 경기가 없습니다.',
  nothingLeft: '조건에 맞는 경기가 없습니다.',
})

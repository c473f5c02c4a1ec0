import { Languages } from 'lucide-react'
import { useState } from 'react'
import { isReason, REASON_LENGTH_MAX } from '#contract/back-office/act-reason.ts'
import { type ListedName, nameContract } from '#contract/back-office/catalogue/names.ts'
import type { ListedKind } from '#domain/fixtures/listed-names.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { useMay } from '#web/client/session/operator.ts'
import { TextField } from '#web/kit/controls/text-field.tsx'
import { listDesk } from '../kit/lists/list-desk.tsx'
import { idOf, listFilter, oneOf, text } from '../kit/lists/list-filter.ts'
import { sportOptions } from '../kit/lists/sport-options.ts'
import { viewOf } from '../kit/lists/view-field.tsx'
import { NameList } from './name-list.tsx'
import { NameStateDialog } from './name-state-dialog.tsx'
import { kindWords, NAME_REASON, type StateAct } from './name-words.ts'

const shows = { missing: '번역 없음', renamed: '직접 입력', hidden: '숨김' } as const

/**
 * 종목·리그·팀 이름: Korean names for the feeds' sports, leagues and teams, and whether they are offered
 * (handbook 6.3).
 */
export const Page = listDesk({
  title: '종목·리그·팀 이름',
  call: nameContract.names,
  filter: listFilter(
    {
      kind: viewOf(kindWords, 'league', '종류', 'lines'),
      sportId: idOf({ label: '종목', useOptions: ({ kind }) => (kind === 'sport' ? [] : sportOptions) }),
      show: oneOf(shows, { label: '상태', all: '전체' }),
      search: text(60, { label: '이름', placeholder: '피드 또는 한국어 이름', width: 'w-52' }),
    },
    { kind: ['sportId', 'search'] },
  ),
  list: ({ names }, { values: { kind } }) => <Names key={kind} kind={kind} names={names} />,
  unit: '개',
  count: ({ missingCount }) => `번역 없음 ${formatFigure(missingCount)}개`,
  icon: Languages,
  nothing: ({ kind }) => `아직 ${kindWords[kind]} 정보가 없습니다.`,
  nothingLeft: ({ show }) =>
    show === 'missing' ? '번역이 필요한 이름이 없습니다.' : '조건에 맞는 이름이 없습니다.',
})

function Names({ kind, names }: { readonly kind: ListedKind; readonly names: readonly ListedName[] }) {
  const [reason, setReason] = useState(NAME_REASON)
  const [opened, setOpened] = useState<{ readonly name: ListedName; readonly act: StateAct }>()
  return (
    <>
      {useMay('trading:write') && <ReasonLine value={reason} onChange={setReason} />}
      <NameList kind={kind} names={names} reason={reason} onAct={(name, act) => setOpened({ name, act })} />
      {opened && <NameStateDialog kind={kind} {...opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}

/** One reason for all names edited now. */
const ReasonLine = ({
  value,
  onChange,
}: {
  readonly value: string
  readonly onChange: (text: string) => void
}) => (
  <div className="max-w-md">
    <TextField
      label="이름을 바꾸는 사유"
      hint="이름을 입력하고 Enter를 누르면 저장하고 다음 이름으로 넘어갑니다. 비우면 피드 이름으로 돌아갑니다."
      error={isReason(value) ? undefined : '사유를 2자 이상 입력해 주세요.'}
      maxLength={REASON_LENGTH_MAX}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  </div>
)

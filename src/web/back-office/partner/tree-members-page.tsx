import { Users } from 'lucide-react'
import { memberStateWords } from '#contract/back-office/member-words.ts'
import { partnerContract, type TreeMember } from '#contract/partner/partner.ts'
import { treeSorts, treeStates } from '#contract/partner/partner-words.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { signedFigure } from '#domain/signed-figure.ts'
import { readPage } from '#web/kit/controls/page-numbers.ts'
import type { Column } from '#web/kit/display/table.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { pageText, readText, readWord } from '../kit/lists/address.ts'
import { CountedAnswer } from '../kit/lists/counted-answer.tsx'
import { FilterBar } from '../kit/lists/filter-bar.tsx'
import { RowList } from '../kit/lists/row-list.tsx'
import { SelectFilter } from '../kit/lists/select-filter.tsx'
import { TextFilters } from '../kit/lists/text-filters.tsx'
import { type AddressForm, useAddressFilter } from '../kit/lists/use-address-filter.ts'
import { usePagedCall } from '../kit/lists/use-paged-call.ts'
import { TreeMemberBadges, TreeMemberLink } from './member-words.tsx'

type Filter = {
  readonly search: string
  readonly state: (typeof treeStates)[number] | undefined
  readonly only: 'online' | undefined
  readonly sort: (typeof treeSorts)[number]
  readonly page: number
}

const form: AddressForm<Filter> = {
  read: ({ search, state, only, sort, page }) => ({
    search: readText(search, 40),
    state: readWord(treeStates, state),
    only: readWord(['online'], only),
    sort: readWord(treeSorts, sort) ?? 'joined',
    page: readPage(page),
  }),
  write: ({ sort, page, ...rest }) => ({
    ...rest,
    sort: sort === 'joined' ? undefined : sort,
    page: pageText(page),
  }),
}

const everybody = { search: '', state: undefined, only: undefined } as const

const texts = [
  { name: 'search', label: '회원 검색', placeholder: '닉네임, 회원번호', maxLength: 40, width: 'w-52' },
] as const

/** 회원목록: the partner's own tree, read-only (ROLE-009): without login name, phone or account. */
export function Page() {
  const { filter, show } = useAddressFilter(form)
  const { search, state, only, sort, page } = filter
  const query = {
    page: String(page),
    sort,
    ...(search && { search }),
    ...(state && { state }),
    ...(only && { only }),
  }
  const answer = usePagedCall(partnerContract.members, { query }, page)
  const isNarrowed = search !== '' || state !== undefined || only !== undefined
  const reset = () => show(everybody)
  return (
    <DeskPage title="회원목록">
      <FilterBar narrowed={isNarrowed} onReset={reset} paired>
        {choices.map(({ label, options, name }) => (
          <SelectFilter
            key={label}
            label={label}
            options={options}
            value={filter[name] ?? ''}
            onPick={value => show(changeOf(name, value))}
          />
        ))}
        <TextFilters fields={texts} values={{ search }} onSubmit={show} />
      </FilterBar>
      <CountedAnswer
        answer={answer}
        page={page}
        onPage={next => show({ page: next })}
        rows={15}
        unit="명"
        icon={Users}
        nothing="추천한 회원이 없습니다."
        narrowed={isNarrowed ? { nothing: '조건에 맞는 회원이 없습니다.', onReset: reset } : undefined}
      >
        {({ members }) => (
          <RowList label="회원" columns={columns} rows={members} rowKey={({ id }) => id} card={memberCard} />
        )}
      </CountedAnswer>
    </DeskPage>
  )
}

const choices = [
  {
    label: '상태',
    name: 'state',
    options: [
      { value: '', label: '전체 상태' },
      ...treeStates.map(value => ({ value, label: memberStateWords[value] })),
    ],
  },
  {
    label: '접속',
    name: 'only',
    options: [
      { value: '', label: '접속 전체' },
      { value: 'online', label: '접속중' },
    ],
  },
  {
    label: '정렬',
    name: 'sort',
    options: [
      { value: 'joined', label: '최근 가입 순' },
      { value: 'balance', label: '보유 머니 순' },
      { value: 'login', label: '최근 로그인 순' },
    ],
  },
] as const

function changeOf(name: 'state' | 'only' | 'sort', text: string): Partial<Filter> {
  if (name === 'state') return { state: readWord(treeStates, text) }
  return name === 'only'
    ? { only: readWord(['online'], text) }
    : { sort: readWord(treeSorts, text) ?? 'joined' }
}

const memberCard = (member: TreeMember) => (
  <li className="grid gap-1 px-3.5 py-2.5">
    <div className="flex items-center justify-between gap-2">
      <TreeMemberLink id={member.id}>{member.nickname}</TreeMemberLink>
      <TreeMemberBadges member={member} />
    </div>
    <p className="flex justify-between gap-2">
      <span className="font-semibold">{`${formatFigure(member.wallet)}원`}</span>
      <span className="text-dim">{`이번 달 베팅 ${formatFigure(member.month.staked)}원`}</span>
    </p>
    <p className="text-xs text-dim">
      {`가입 ${member.joinedOn} · 추천인 ${member.recommender} · 로그인 ${member.lastLoginAt?.slice(5, 16) ?? '–'}`}
    </p>
  </li>
)

const won = (figure: number): string => `${formatFigure(figure)}원`

const columns: readonly Column<TreeMember>[] = [
  { key: 'id', title: '번호', width: '80px', figures: true, cell: ({ id }) => id },
  {
    key: 'name',
    title: '닉네임',
    cell: ({ id, nickname }) => <TreeMemberLink id={id}>{nickname}</TreeMemberLink>,
  },
  { key: 'badges', title: '레벨·상태', cell: member => <TreeMemberBadges member={member} /> },
  { key: 'recommender', title: '추천인', cell: ({ recommender }) => recommender },
  {
    key: 'wallet',
    title: '보유 머니',
    figures: true,
    cell: ({ wallet }) => <span className="font-semibold">{won(wallet)}</span>,
  },
  { key: 'points', title: '포인트', figures: true, cell: ({ points }) => `${formatFigure(points)}P` },
  { key: 'staked', title: '이번 달 베팅금', figures: true, cell: ({ month }) => won(month.staked) },
  { key: 'winnings', title: '이번 달 당첨금', figures: true, cell: ({ month }) => won(month.winnings) },
  { key: 'ggr', title: '이번 달 순매출', figures: true, cell: ({ month }) => `${signedFigure(month.ggr)}원` },
  { key: 'joined', title: '가입', width: '110px', cell: ({ joinedOn }) => joinedOn },
  {
    key: 'login',
    title: '최근 로그인',
    width: '130px',
    cell: ({ lastLoginAt }) => lastLoginAt?.slice(5, 16) ?? '–',
  },
]

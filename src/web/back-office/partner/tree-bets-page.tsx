import { betStatusCode, betStatusWord } from '#domain/bets/bet-status.ts'
import { type GameType, gameTypeCode, gameTypes, gameTypeWord } from '#domain/sports/game-type.ts'
import { DayField } from '#web/kit/controls/day-field.tsx'
import { readPage } from '#web/kit/controls/page-numbers.ts'
import { DeskPage } from '../kit/desk-page.tsx'
import { pageText, readDay, readText, readWord } from '../kit/lists/address.ts'
import { FilterBar } from '../kit/lists/filter-bar.tsx'
import { SelectFilter } from '../kit/lists/select-filter.tsx'
import { TextFilters } from '../kit/lists/text-filters.tsx'
import { type AddressForm, useAddressFilter } from '../kit/lists/use-address-filter.ts'
import { TreeBets } from './tree-bets.tsx'

const states = ['open', 'won', 'lost', 'void', 'cancelled'] as const
type State = (typeof states)[number]

type Filter = {
  readonly member: string
  readonly state: State | undefined
  readonly product: GameType | undefined
  readonly from: string
  readonly to: string
  readonly page: number
}

const form: AddressForm<Filter> = {
  read: ({ member, state, product, from, to, page }) => ({
    member: readText(member, 40),
    state: readWord(states, state),
    product: readWord(gameTypes, product),
    from: readDay(from),
    to: readDay(to),
    page: readPage(page),
  }),
  write: ({ page, ...rest }) => ({ ...rest, page: pageText(page) }),
}

const everything = { member: '', state: undefined, product: undefined, from: '', to: '' } as const

const texts = [
  { name: 'member', label: '회원', placeholder: '닉네임, 회원번호', maxLength: 40, width: 'w-44' },
] as const

/** 베팅내역: bets of the partner's own tree, amounts and results without personal data (handbook 6.4). */
export function Page() {
  const { filter, show } = useAddressFilter(form)
  const { member, state, product, from, to } = filter
  const isNarrowed = [member, state, product, from, to].some(Boolean)
  const reset = () => show(everything)
  return (
    <DeskPage title="베팅내역">
      <FilterBar narrowed={isNarrowed} onReset={reset} paired>
        <SelectFilter
          label="결과"
          options={stateOptions}
          value={state ?? ''}
          onPick={value => show({ state: readWord(states, value) })}
        />
        <SelectFilter
          label="상품"
          options={productOptions}
          value={product ?? ''}
          onPick={value => show({ product: readWord(gameTypes, value) })}
        />
        <DayField
          label="시작일"
          value={from}
          {...(to && { max: to })}
          onChange={day => show({ from: day })}
        />
        <DayField
          label="종료일"
          value={to}
          {...(from && { min: from })}
          onChange={day => show({ to: day })}
        />
        <TextFilters fields={texts} values={{ member }} onSubmit={show} />
      </FilterBar>
      <TreeBets
        query={queryOf(filter)}
        page={filter.page}
        onPage={page => show({ page })}
        narrowed={isNarrowed ? { nothing: '조건에 맞는 베팅이 없습니다.', onReset: reset } : undefined}
      />
    </DeskPage>
  )
}

const queryOf = ({ member, state, product, from, to }: Filter) => ({
  ...(member && { member }),
  ...(state && { status: String(betStatusCode[state]) }),
  ...(product && { gameType: String(gameTypeCode[product]) }),
  ...(from && { from }),
  ...(to && { to }),
})

const stateOptions = [
  { value: '', label: '전체 결과' },
  ...states.map(value => ({ value, label: betStatusWord[value] })),
]
const productOptions = [
  { value: '', label: '전체 상품' },
  ...gameTypes.map(value => ({ value, label: gameTypeWord[value] })),
]

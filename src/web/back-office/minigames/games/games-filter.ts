import type { deskGameSorts, deskGameStates } from '#contract/back-office/minigames/game-desk.ts'
import { readPage } from '#web/kit/controls/page-numbers.ts'
import { pageText, readText, readWord } from '../../kit/lists/address.ts'
import type { AddressForm } from '../../kit/lists/use-address-filter.ts'

type State = (typeof deskGameStates)[number]
type Sort = (typeof deskGameSorts)[number]

export const stateOptions: readonly { readonly value: State | ''; readonly label: string }[] = [
  { value: '', label: '전체 상태' },
  { value: 'open', label: '운영중' },
  { value: 'maintenance', label: '점검중' },
  { value: 'off', label: '숨김·중지' },
]
export const sortOptions: readonly { readonly value: Sort; readonly label: string }[] = [
  { value: 'position', label: '기본순' },
  { value: 'stakes', label: '오늘 베팅금순' },
  { value: 'hold', label: '오늘 수익순' },
  { value: 'title', label: '이름순' },
]

const states = ['open', 'maintenance', 'off'] as const
const sorts = ['position', 'stakes', 'hold', 'title'] as const

export type GamesFilter = {
  readonly search: string
  readonly kind: string
  readonly state: State | ''
  readonly sort: Sort
  readonly page: number
}

/** Stores the filter in the URL. */
export const gamesForm: AddressForm<GamesFilter> = {
  read: ({ search, kind, state, sort, page }) => ({
    search: readText(search, 60),
    kind: /^[a-z0-9-]{1,30}$/.test(kind ?? '') ? (kind ?? '') : '',
    state: readWord(states, state) ?? '',
    sort: readWord(sorts, sort) ?? 'position',
    page: readPage(page),
  }),
  write: ({ sort, page, ...texts }) => ({
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text || undefined])),
    sort: sort === 'position' ? undefined : sort,
    page: pageText(page),
  }),
}

export const gamesQuery = ({ search, kind, state, sort, page }: GamesFilter) => ({
  ...(search && { search }),
  ...(kind && { kind }),
  ...(state && { state }),
  sort,
  page,
})

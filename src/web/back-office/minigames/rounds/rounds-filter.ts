import { seoulDay } from '#domain/korean-formats.ts'
import { readPage } from '#web/kit/controls/page-numbers.ts'
import { now } from '#web/kit/time/time.ts'
import { pageText, readDay, readId, readWord } from '../../kit/lists/address.ts'
import type { AddressForm } from '../../kit/lists/use-address-filter.ts'

export const roundStateWords = { open: '베팅중', closed: '마감', drawn: '추첨완료', void: '적특' } as const
type State = keyof typeof roundStateWords
export const states = Object.keys(roundStateWords) as readonly State[]

/** The filter of the list; without a game the first one is used. */
export type RoundsFilter = {
  readonly gameId: string
  readonly date: string
  readonly state: State | ''
  readonly page: number
}

/** Stores the filter in the URL. */
export const roundsForm: AddressForm<RoundsFilter> = {
  read: ({ gameId, date, state, page }) => ({
    gameId: readId(gameId),
    date: readDay(date) || seoulDay(now()),
    state: readWord(states, state) ?? '',
    page: readPage(page),
  }),
  write: ({ gameId, date, state, page }) => ({
    gameId: gameId || undefined,
    date: date === seoulDay(now()) ? undefined : date,
    state: state || undefined,
    page: pageText(page),
  }),
}

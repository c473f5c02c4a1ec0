import { type EventState, eventStates } from '#domain/promotions/event-state.ts'
import { readPage } from '#web/kit/controls/page-numbers.ts'
import { pageText, readText, readWord } from '../kit/lists/address.ts'
import type { AddressForm } from '../kit/lists/use-address-filter.ts'

export const shownWords = ['true', 'false'] as const

export type EventsFilter = {
  readonly state: EventState | ''
  readonly shown: (typeof shownWords)[number] | ''
  readonly title: string
  readonly page: number
}

export const allEvents = { state: '', shown: '', title: '' } as const

/** Stores the filter in the URL. */
export const eventsForm: AddressForm<EventsFilter> = {
  read: ({ state, shown, title, page }) => ({
    state: readWord(eventStates, state) ?? '',
    shown: readWord(shownWords, shown) ?? '',
    title: readText(title, 60),
    page: readPage(page),
  }),
  write: ({ page, ...words }) => ({ ...words, page: pageText(page) }),
}

export const eventsQuery = ({ state, shown, title, page }: EventsFilter) => ({
  page,
  ...(state && { state }),
  ...(shown && { shown }),
  ...(title && { title }),
})

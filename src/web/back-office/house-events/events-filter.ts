import { DAY, instant } from '#domain/instant.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { eventKinds } from '#domain/reports/event-kinds.ts'
import { readPage } from '#web/kit/controls/page-numbers.ts'
import { now } from '#web/kit/time/time.ts'
import { pageText, readDay, readWord } from '../kit/lists/address.ts'
import type { AddressForm } from '../kit/lists/use-address-filter.ts'

/** The filter of the list; all of it is in the URL. */
export type EventsFilter = {
  readonly kind: (typeof eventKinds)[number] | ''
  readonly from: string
  readonly to: string
  readonly page: number
}

export const eventsForm: AddressForm<EventsFilter> = {
  read: address => {
    const to = readDay(address.to) || seoulDay(now())
    const from = readDay(address.from) || seoulDay(instant(now() - 6 * DAY))
    return {
      kind: readWord(eventKinds, address.kind) ?? '',
      from: from <= to ? from : to,
      to,
      page: readPage(address.page),
    }
  },
  write: ({ kind, from, to, page }) => ({ kind: kind || undefined, from, to, page: pageText(page) }),
}

export const eventsBody = ({ kind, from, to }: EventsFilter) => ({ from, to, ...(kind && { kind }) })

import { alarmStates } from '#domain/protection/alarms.ts'
import { readPage } from '#web/kit/controls/page-numbers.ts'
import { pageText, readWord } from '../kit/lists/address.ts'
import type { AddressForm } from '../kit/lists/use-address-filter.ts'

/** Stores the filter in the URL. */
export const alarmsForm: AddressForm<{
  readonly state: (typeof alarmStates)[number]
  readonly page: number
}> = {
  read: ({ state, page }) => ({ state: readWord(alarmStates, state) ?? 'open', page: readPage(page) }),
  write: ({ state, page }) => ({ state: state === 'open' ? '' : state, page: pageText(page) }),
}

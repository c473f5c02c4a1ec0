import { readPage } from '#web/kit/controls/page-numbers.ts'
import { pageText, readWord } from '../kit/lists/address.ts'
import type { AddressForm } from '../kit/lists/use-address-filter.ts'

const states = ['open', 'decided'] as const

/** How the filter stands in the address. */
export const alarmsForm: AddressForm<{ readonly state: (typeof states)[number]; readonly page: number }> = {
  read: ({ state, page }) => ({ state: readWord(states, state) ?? 'open', page: readPage(page) }),
  write: ({ state, page }) => ({ state: state === 'open' ? '' : state, page: pageText(page) }),
}

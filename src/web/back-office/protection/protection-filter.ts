import { protectedStates } from '#domain/protection/protected-states.ts'
import { readPage } from '#web/kit/controls/page-numbers.ts'
import { pageText, readText, readWord } from '../kit/lists/address.ts'
import type { AddressForm } from '../kit/lists/use-address-filter.ts'

export type ProtectionFilter = {
  readonly state: (typeof protectedStates)[number]
  readonly name: string
  readonly page: number
}

/** Stores the filter in the URL. */
export const protectionForm: AddressForm<ProtectionFilter> = {
  read: ({ state, name, page }) => ({
    state: readWord(protectedStates, state) ?? 'all',
    name: readText(name, 40),
    page: readPage(page),
  }),
  write: ({ state, name, page }) => ({ state: state === 'all' ? '' : state, name, page: pageText(page) }),
}

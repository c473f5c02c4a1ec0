import { type LimitScope, limitScopes } from '#domain/house-limits/house-limit.ts'
import { readPage } from '#web/kit/controls/page-numbers.ts'
import { pageText, readId, readWord } from '../kit/lists/address.ts'
import type { AddressForm } from '../kit/lists/use-address-filter.ts'

export type LimitsFilter = {
  readonly scope: LimitScope | ''
  /** Only the limits of one match, for the link from its page. */
  readonly fixture: string
  readonly page: number
}

/** Stores the filter in the URL. */
export const limitsForm: AddressForm<LimitsFilter> = {
  read: ({ scope, fixture, page }) => ({
    scope: readWord(limitScopes, scope) ?? '',
    fixture: readId(fixture),
    page: readPage(page),
  }),
  write: ({ page, ...texts }) => ({ ...texts, page: pageText(page) }),
}

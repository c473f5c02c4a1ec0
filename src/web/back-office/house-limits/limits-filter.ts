import { type LimitScope, limitScopes } from '#domain/house-limits/house-limit.ts'
import { readPage } from '#web/kit/controls/page-numbers.ts'
import { pageText, readId, readWord } from '../kit/lists/address.ts'
import type { AddressForm } from '../kit/lists/use-address-filter.ts'

export type LimitsFilter = {
  readonly scope: LimitScope | ''
  /** The limits of one match, as its sheet on the desk asks for them. */
  readonly fixture: string
  readonly page: number
}

/** How the filter stands in the address. */
export const limitsForm: AddressForm<LimitsFilter> = {
  read: ({ scope, fixture, page }) => ({
    scope: readWord(limitScopes, scope) ?? '',
    fixture: readId(fixture),
    page: readPage(page),
  }),
  write: ({ page, ...texts }) => ({ ...texts, page: pageText(page) }),
}

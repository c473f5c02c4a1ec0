import { type CouponKind, couponKinds } from '#domain/promotions/coupons.ts'
import { readPage } from '#web/kit/controls/page-numbers.ts'
import { pageText, readText, readWord } from '../kit/lists/address.ts'
import type { AddressForm } from '../kit/lists/use-address-filter.ts'

export type CouponsFilter = {
  readonly kind: CouponKind | ''
  readonly name: string
  readonly page: number
}

export const allCoupons = { kind: '', name: '' } as const

/** Stores the filter in the URL. */
export const couponsForm: AddressForm<CouponsFilter> = {
  read: ({ kind, name, page }) => ({
    kind: readWord(couponKinds, kind) ?? '',
    name: readText(name, 40),
    page: readPage(page),
  }),
  write: ({ page, ...words }) => ({ ...words, page: pageText(page) }),
}

export const couponsQuery = ({ kind, name, page }: CouponsFilter) => ({
  page,
  ...(kind && { kind }),
  ...(name && { name }),
})

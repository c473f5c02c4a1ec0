import type { PageEntry } from '../page-entry.ts'

const rooms = () => import('#web/back-office/suppliers/supplier-rooms.ts')
type Rooms = Awaited<ReturnType<typeof rooms>>

/** A room at an address; one that stands in the menu, or one that is come to from there. */
const room = (
  below: string,
  title: string,
  page: (all: Rooms) => Rooms[keyof Rooms],
  isListed = true,
): PageEntry => ({
  path: `/admin/suppliers${below}`,
  title,
  layout: 'back-office',
  permission: 'casino:read',
  places: isListed ? ['desk'] : [],
  ...(isListed && { group: 'games' }),
  load: async () => ({ Page: page(await rooms()) }),
})

/** The operators' rooms of casino suppliers: connections, what was called, bets without an end, and the days. */
export const supplierDeskPages: readonly PageEntry[] = [
  room('', '게임 공급사', all => all.SuppliersPage),
  room('/transactions', '공급사 거래', all => all.TransactionsPage),
  room('/unresolved', '공급사 미결', all => all.UnresolvedPage),
  room('/days', '공급사 대조', all => all.DaysPage),
  room('/$supplierId', '공급사 상세', all => all.SupplierPage, false),
  room('/$supplierId/transaction', '거래 상세', all => all.TransactionPage, false),
  room('/$supplierId/days/$day', '공급사 대조 상세', all => all.DayPage, false),
]

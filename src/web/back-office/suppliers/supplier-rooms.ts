/** The rooms of suppliers, fetched together: each file that is named apart costs every page of the desk. */
export { Page as DayPage } from './days/day-page.tsx'
export { Page as DaysPage } from './days/days-page.tsx'
export { Page as SupplierPage } from './suppliers/supplier-page.tsx'
export { Page as SuppliersPage } from './suppliers/suppliers-page.tsx'
export { Page as TransactionPage } from './transactions/transaction-page.tsx'
export { Page as TransactionsPage } from './transactions/transactions-page.tsx'
export { Page as UnresolvedPage } from './unresolved/unresolved-page.tsx'

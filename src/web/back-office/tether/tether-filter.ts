import { readPage } from '#web/kit/controls/page-numbers.ts'
import { pageText } from '../kit/lists/address.ts'
import type { AddressForm } from '../kit/lists/use-address-filter.ts'

export const tetherViews = {
  withdrawals: '출금 신청',
  held: '확인할 송금',
  payments: '결제·송금',
  addresses: '지갑 주소',
  terms: '환율·대조',
} as const
export type TetherView = keyof typeof tetherViews

export type TetherFilter = {
  readonly view: TetherView
  /** Withdrawals only: also lists completed ones. */
  readonly all: boolean
  readonly name: string
  readonly page: number
}

/** Props of each view. */
export type ViewProps = {
  readonly filter: TetherFilter
  readonly show: (change: Partial<TetherFilter>) => void
}

const isView = (text: unknown): text is TetherView => typeof text === 'string' && text in tetherViews

/** Stores the state of 테더관리 in the URL. */
export const tetherForm: AddressForm<TetherFilter> = {
  read: ({ view, all, name, page }) => ({
    view: isView(view) ? view : 'withdrawals',
    all: all === '1',
    name: name ?? '',
    page: readPage(page),
  }),
  write: ({ view, all, name, page }) => ({
    view: view === 'withdrawals' ? undefined : view,
    all: all ? '1' : undefined,
    name: name === '' ? undefined : name,
    page: pageText(page),
  }),
}

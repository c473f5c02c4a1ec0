import { ArrowLeftRight } from 'lucide-react'
import { transactionDeskContract } from '#contract/back-office/casino/transaction-desk.ts'
import { transactionKindWords, transactionStateWords } from '#domain/casino/transaction-words.ko.ts'
import { period } from '../../kit/lists/day-fields.tsx'
import { listDesk } from '../../kit/lists/list-desk.tsx'
import { idOf, listFilter, oneOf, text } from '../../kit/lists/list-filter.ts'
import { useGameOptions, useSupplierOptions } from '../use-supplier-options.ts'
import { TransactionList } from './transaction-list.tsx'

const filter = listFilter(
  {
    supplierId: idOf({ label: '공급사', useOptions: useSupplierOptions, width: 'w-40' }),
    gameId: idOf({
      label: '게임',
      useOptions: ({ supplierId = '' }) => useGameOptions(supplierId),
      width: 'w-44',
    }),
    kind: oneOf(transactionKindWords, { label: '종류', all: '전체 종류', width: 'w-28' }),
    state: oneOf(transactionStateWords, { label: '상태', all: '전체 상태', width: 'w-32' }),
    ...period,
    member: text(40, { label: '회원', placeholder: '아이디 또는 닉네임' }),
    number: text(100, {
      ...{ label: '번호', placeholder: '거래 또는 회차 번호', width: 'w-52' },
      pattern: /^[A-Za-z0-9_.:~-]{1,100}$/,
    }),
  },
  { supplierId: ['gameId'] },
)

/** 공급사 거래: all calls that moved money or were finally refused. */
export const Page = listDesk({
  title: '공급사 거래',
  call: transactionDeskContract.transactions,
  filter,
  unit: '건',
  icon: ArrowLeftRight,
  nothing: '오늘 들어온 거래가 없습니다.',
  nothingLeft: '조건에 맞는 거래가 없습니다.',
  list: ({ transactions }) => <TransactionList transactions={transactions} />,
  below: (
    <p className="text-xs leading-relaxed text-dim break-keep">
      날짜, 회원, 번호를 정하지 않으면 오늘 거래를 보여 줍니다.
    </p>
  ),
})

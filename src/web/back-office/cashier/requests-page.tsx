import { HandCoins } from 'lucide-react'
import { cashDeskContract, type DeskRequest } from '#contract/cashier/cash-desk.ts'
import { type CashDirection, cashMethods } from '#domain/cashier/cash-request.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { lazyDialog } from '#web/kit/overlays/lazy-dialog.ts'
import { listDesk } from '../kit/lists/list-desk.tsx'
import { fixedTo, listFilter, memberName, oneOf } from '../kit/lists/list-filter.ts'
import { viewOf } from '../kit/lists/view-field.tsx'
import { isDecision, RequestList, type Way } from './request-list.tsx'

const DecideRequestDialog = lazyDialog(() => import('./decide-request-dialog.tsx'), 'DecideRequestDialog')
const ReverseDialog = lazyDialog(() => import('./reverse-dialog.tsx'), 'ReverseDialog')
const RequestDialog = lazyDialog(() => import('./request-dialog.tsx'), 'RequestDialog')

const views = { waiting: '처리대기', done: '완료', cancelled: '취소', all: '전체' } as const

/** A free refill is no way to withdraw. */
const { play: _, ...withdrawalMethods } = cashMethods

const method = { label: '방법', all: '전체 방법' }

type Opened = { readonly way: Way; readonly request: DeskRequest }

/** Returns the page of a queue of requests, oldest first; new ones appear automatically (handbook 6.3). */
export const requestsPage = (title: string, direction: CashDirection) =>
  listDesk({
    title,
    call: cashDeskContract.requests,
    filter: listFilter({
      direction: fixedTo(direction),
      show: viewOf(views, 'waiting', '신청 상태'),
      method: direction === 'deposit' ? oneOf(cashMethods, method) : oneOf(withdrawalMethods, method),
      name: memberName('회원'),
    }),
    dialog: ({ way, request }: Opened, close) => {
      if (isDecision(way)) return <DecideRequestDialog way={way} request={request} onClose={close} />
      if (way === 'reverse') return <ReverseDialog request={request} onClose={close} />
      return <RequestDialog request={request} onClose={close} />
    },
    list: ({ requests }, { open }) => (
      <RequestList requests={requests} onWay={(way, request) => open({ way, request })} />
    ),
    unit: '건',
    count: ({ amount }) => `합계 ${formatFigure(amount)}원`,
    icon: HandCoins,
    nothing: ({ show }) => (show === 'waiting' ? '처리를 기다리는 신청이 없습니다.' : '신청이 없습니다.'),
    nothingLeft: '조건에 맞는 신청이 없습니다.',
  })

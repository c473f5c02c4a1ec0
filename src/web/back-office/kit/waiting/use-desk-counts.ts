import { memberOperatorContract } from '#contract/account/members.ts'
import { alarmOperatorContract } from '#contract/back-office/alarms.ts'
import { approvalContract } from '#contract/back-office/approvals.ts'
import { boardOperatorContract } from '#contract/back-office/boards-operator.ts'
import { suppliersWaitingContract } from '#contract/back-office/casino/suppliers-waiting.ts'
import { customerOperatorContract } from '#contract/back-office/customer-operator.ts'
import { integrityContract } from '#contract/back-office/integrity/integrity.ts'
import { loginOperatorContract } from '#contract/back-office/logins.ts'
import { partnerDeskContract } from '#contract/back-office/partners/partner-desk.ts'
import { cashDeskContract } from '#contract/cashier/cash-desk.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import type { Permission } from '#domain/operators/permissions.ts'
import { useCall } from '#web/client/api/api.ts'
import { useMay } from '#web/client/session/operator.ts'

/** Pending work arrives over the live connection; failed logins are only polled. */
const countsInterval = 30_000

export type DeskCount = {
  readonly path: string
  readonly count: number
  /** The count in words, for screen readers. */
  readonly words: string
  /** True if it is loaded and permitted. */
  readonly isKnown: boolean
  /** True if someone waits for an operator; false for information. */
  readonly isUrgent: boolean
}

/** Requests only the counts that the role permits. */
const useOptions = (permission: Permission) => ({
  refetchInterval: countsInterval,
  enabled: useMay(permission),
})

/** Counts of pending work by page. */
export function useDeskCounts(): readonly DeskCount[] {
  const [members, protection] = [useOptions('members:read'), useOptions('protection:read')]
  const [bets, partners] = [useOptions('bets:read'), useOptions('partners:read')]
  const [cashier, suppliers] = [useOptions('cashier:read'), useOptions('casino:read')]
  const [customers, boards, log] = [
    useOptions('customer:read'),
    useOptions('boards:read'),
    useOptions('log:read'),
  ]
  const signUps = useCall(memberOperatorContract.signUps, { query: { page: 1 } }, members).data
  const alarms = useCall(alarmOperatorContract.alarms, { query: { page: 1, state: 'open' } }, protection).data
  const asks = useCall(approvalContract.waiting, undefined, { refetchInterval: countsInterval }).data
  const customer = useCall(customerOperatorContract.waiting, undefined, customers).data
  const reported = useCall(boardOperatorContract.reported, undefined, boards).data
  const cases = useCall(integrityContract.waiting, undefined, bets).data
  const claims = useCall(partnerDeskContract.claims, { query: { page: 1, state: 'waiting' } }, partners).data
  const cash = useCall(cashDeskContract.waiting, undefined, cashier).data
  const casino = useCall(suppliersWaitingContract.waiting, undefined, suppliers).data
  const recent = useCall(loginOperatorContract.recent, undefined, log).data
  const { failures = 0, locks = 0 } = recent ?? {}
  const waiting = (path: string, count: number | undefined, name: string, unit: string): DeskCount => ({
    path,
    count: count ?? 0,
    isKnown: count !== undefined,
    words: `${name} ${formatFigure(count ?? 0)}${unit}`,
    isUrgent: true,
  })
  return [
    waiting('/admin/deposits', cash?.deposits, '입금신청', '건'),
    waiting('/admin/withdrawals', cash?.withdrawals, '출금신청', '건'),
    waiting('/admin/sign-ups', signUps?.totalCount, '가입 승인 대기', '명'),
    waiting('/admin/approvals', asks?.count, '두 번째 승인', '건'),
    waiting('/admin/protection/alarms', alarms?.totalCount, '위험신호', '건'),
    waiting('/admin/integrity', cases?.count, '이상 베팅', '건'),
    waiting('/admin/suppliers/unresolved', casino?.unresolved, '카지노·슬롯 미결 베팅', '건'),
    waiting('/admin/suppliers/held', casino?.held, '보류 당첨', '건'),
    waiting('/admin/suppliers/days', casino?.differences, '공급사 대조 차이', '건'),
    waiting('/admin/settlement-claims', claims?.waiting, '정산신청', '건'),
    waiting('/admin/customer', customer?.questions, '답변 대기', '건'),
    waiting('/admin/passwords', customer?.passwords, '비밀번호 요청', '건'),
    waiting('/admin/boards', reported?.count, '신고', '건'),
    {
      path: '/admin/logins',
      count: failures + locks,
      isKnown: recent !== undefined,
      words: `최근 1시간 로그인 실패 ${formatFigure(failures)}건, 잠금 ${formatFigure(locks)}건`,
      isUrgent: locks > 0,
    },
  ]
}

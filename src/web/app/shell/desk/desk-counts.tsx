import { Users } from 'lucide-react'
import { alarmOperatorContract } from '#contract/back-office/alarms.ts'
import { boardOperatorContract } from '#contract/back-office/boards-operator.ts'
import { customerOperatorContract } from '#contract/back-office/customer-operator.ts'
import { loginOperatorContract } from '#contract/back-office/logins.ts'
import { managerContract, memberOperatorContract } from '#contract/members.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import type { Permission } from '#domain/operators/permissions.ts'
import { useCall } from '#web/client/api/api.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Badge } from '#web/kit/display/badge.tsx'
import type { PageEntry } from '../../routes/page-entry.ts'

const onlineInterval = 10_000
/** What waits is heard of live; the failures at the login are only asked for. */
const countsInterval = 30_000
/** Of a flood no more are counted. */
const COUNTED_MAX = 1_000

/** How many members have a live session (FIELD-037, FIELD-039). */
export function OnlineMembers() {
  const { data } = useCall(managerContract.access, undefined, { refetchInterval: onlineInterval })
  if (!data) return null
  return (
    <p
      data-online
      title="현재 접속중인 회원"
      className="flex items-center gap-1.5 text-sm whitespace-nowrap text-dim narrow:mr-1"
    >
      <Users aria-hidden size={15} />
      {`접속 ${formatFigure(data.currentAccessUsers)}`}
    </p>
  )
}

type DeskCount = {
  readonly path: string
  readonly count: number
  /** The count in words, for screen readers. */
  readonly words: string
  /** Somebody waits for an operator; else it is only good to know. */
  readonly isUrgent: boolean
}

/** Counts that the role opens; of others nothing is asked. */
const useOptions = (permission: Permission) => ({
  refetchInterval: countsInterval,
  enabled: useMay(permission),
})

/** What waits on which page of the desk. */
function useDeskCounts(): readonly DeskCount[] {
  const [members, protection] = [useOptions('members:read'), useOptions('protection:read')]
  const [customers, boards, log] = [
    useOptions('customer:read'),
    useOptions('boards:read'),
    useOptions('log:read'),
  ]
  const signUps = useCall(memberOperatorContract.signUps, { query: { page: 1 } }, members).data
  const alarms = useCall(alarmOperatorContract.alarms, { query: { page: 1, state: 'open' } }, protection).data
  const customer = useCall(customerOperatorContract.waiting, undefined, customers).data
  const reported = useCall(boardOperatorContract.reported, undefined, boards).data
  const { failures = 0, locks = 0 } = useCall(loginOperatorContract.recent, undefined, log).data ?? {}
  const waiting = (path: string, count: number | undefined, name: string, unit: string): DeskCount => ({
    path,
    count: count ?? 0,
    words: `${name} ${formatFigure(count ?? 0)}${unit}`,
    isUrgent: true,
  })
  return [
    waiting('/admin/sign-ups', signUps?.totalCount, '승인 대기', '명'),
    waiting('/admin/protection/alarms', alarms?.totalCount, '위험신호', '건'),
    waiting('/admin/customer', customer?.questions, '답변 대기', '건'),
    waiting('/admin/passwords', customer?.passwords, '비밀번호 요청', '건'),
    waiting('/admin/boards', reported?.count, '신고', '건'),
    {
      path: '/admin/logins',
      count: failures + locks,
      words: `최근 1시간 로그인 실패 ${formatFigure(failures)}건, 잠금 ${formatFigure(locks)}건`,
      isUrgent: locks > 0,
    },
  ]
}

/** How much waits on these pages, as one number: what somebody waits for counts alone where there is any. */
export function DeskNote({ pages }: { readonly pages: readonly PageEntry[] }) {
  const paths = new Set(pages.map(({ path }) => path))
  const own = useDeskCounts().filter(({ path, count }) => count > 0 && paths.has(path))
  if (own.length === 0) return null
  const urgent = own.filter(({ isUrgent }) => isUrgent)
  const shown = urgent.length > 0 ? urgent : own
  const sum = shown.reduce((total, { count }) => total + count, 0)
  return (
    // Relative: what only screen readers hear would widen the page from inside the scrolling menu.
    <span className="relative ml-1.5 inline-flex" data-desk-note>
      <Badge tone={urgent.length > 0 ? 'live' : 'plain'}>
        <span aria-hidden>{sum >= COUNTED_MAX ? `${formatFigure(COUNTED_MAX)}+` : formatFigure(sum)}</span>
        <span className="sr-only">{shown.map(({ words }) => words).join(', ')}</span>
      </Badge>
    </span>
  )
}

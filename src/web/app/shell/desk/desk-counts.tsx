import { Users } from 'lucide-react'
import { boardOperatorContract } from '#contract/back-office/boards-operator.ts'
import { customerOperatorContract } from '#contract/back-office/customer-operator.ts'
import { loginOperatorContract } from '#contract/back-office/logins.ts'
import { managerContract, memberOperatorContract } from '#contract/members.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { useCall } from '#web/client/api/api.ts'
import { Badge } from '#web/kit/display/badge.tsx'

const onlineInterval = 10_000
const loginsInterval = 30_000
const signUpsInterval = 30_000
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

/** What failed at the login in the last hour, beside the menu's entry; red as soon as something was locked. */
export function RecentLogins() {
  const { data } = useCall(loginOperatorContract.recent, undefined, { refetchInterval: loginsInterval })
  if (!data) return null
  const { failures, locks } = data
  const count = failures + locks
  if (count === 0) return null
  return (
    // Relative: what only screen readers hear would widen the page from inside the scrolling menu.
    <span className="relative ml-1.5 inline-flex" data-recent-logins>
      <Badge tone={locks > 0 ? 'live' : 'plain'}>
        <span aria-hidden>
          {count >= COUNTED_MAX ? `${formatFigure(COUNTED_MAX)}+` : formatFigure(count)}
        </span>
        <span className="sr-only">
          {`최근 1시간 로그인 실패 ${formatFigure(failures)}건, 잠금 ${formatFigure(locks)}건`}
        </span>
      </Badge>
    </span>
  )
}

/** How many wait to be let in, beside the menu's entry. */
export function WaitingSignUps() {
  const { data } = useCall(
    memberOperatorContract.signUps,
    { query: { page: 1 } },
    { refetchInterval: signUpsInterval },
  )
  return <Waiting name="sign-ups" count={data?.totalCount ?? 0} words="승인 대기" unit="명" />
}

/** How many questions wait for a word, beside the menu's entry. */
export function WaitingQuestions() {
  const { data } = useCall(customerOperatorContract.waiting, undefined, { refetchInterval: signUpsInterval })
  return <Waiting name="questions" count={data?.questions ?? 0} words="답변 대기" unit="건" />
}

/** How many have forgotten their password and were not helped yet. */
export function WaitingPasswords() {
  const { data } = useCall(customerOperatorContract.waiting, undefined, { refetchInterval: signUpsInterval })
  return <Waiting name="passwords" count={data?.passwords ?? 0} words="처리 대기" unit="건" />
}

/** How many posts members have complained of and nobody has looked at. */
export function WaitingComplaints() {
  const { data } = useCall(boardOperatorContract.reported, undefined, { refetchInterval: signUpsInterval })
  return <Waiting name="complaints" count={data?.count ?? 0} words="확인할 신고" unit="건" />
}

type WaitingProps = {
  readonly name: string
  readonly count: number
  readonly words: string
  readonly unit: string
}

const Waiting = ({ name, count, words, unit }: WaitingProps) =>
  count > 0 && (
    <span className="relative ml-1.5 inline-flex" data-waiting={name}>
      <Badge tone="live">
        <span aria-hidden>{formatFigure(count)}</span>
        <span className="sr-only">{`${words} ${formatFigure(count)}${unit}`}</span>
      </Badge>
    </span>
  )

import type { LoginEventKind } from '#contract/back-office/login-event-texts.ts'
import type { loginOperatorContract } from '#contract/back-office/logins.ts'
import type { Output } from '#contract/wire/route.ts'
import { Badge, type BadgeTone } from '#web/kit/display/badge.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { RowList } from '../kit/lists/row-list.tsx'
import { MemberLink } from '../kit/member-link.tsx'

type LoginEvent = Output<typeof loginOperatorContract.events>['events'][number]

const tones: Readonly<Record<LoginEventKind, BadgeTone>> = {
  mismatch: 'plain',
  'not-admitted': 'outline',
  'wrong-code': 'plain',
  'pair-locked': 'live',
  'name-locked': 'live',
  'address-locked': 'live',
  'device-locked': 'live',
  'code-locked': 'live',
  'exchange-locked': 'live',
  crowded: 'live',
}

const What = ({ event }: { readonly event: LoginEvent }) => (
  <Badge tone={tones[event.what]}>{event.whatText}</Badge>
)

/** An unknown name is masked; a mask alone looks like a member's name. */
const Name = ({ event: { name, memberId } }: { readonly event: LoginEvent }) => (
  <span className="inline-flex items-center gap-1.5">
    {memberId === null ? (
      <>
        <span className="font-semibold">{name}</span>
        <span className="text-xs text-dim">없는 아이디</span>
      </>
    ) : (
      <MemberLink id={memberId}>{name}</MemberLink>
    )}
  </span>
)

/** Failed logins and locks, newest first. */
export const LoginEvents = ({ events }: { readonly events: readonly LoginEvent[] }) => (
  <RowList label="로그인기록" columns={columns} rows={events} rowKey={({ id }) => id} card={eventCard} />
)

const eventCard = (event: LoginEvent) => (
  <li className="grid gap-1 px-3.5 py-2.5">
    <p className="flex items-center justify-between gap-2">
      <What event={event} />
      <time className="text-xs whitespace-nowrap text-dim">{event.at.slice(5)}</time>
    </p>
    <p>
      <Name event={event} />
    </p>
    <p className="flex items-baseline justify-between gap-2 text-dim">
      <span className="min-w-0 break-all">{event.address}</span>
      <span className="text-xs whitespace-nowrap">{event.device}</span>
    </p>
  </li>
)

const columns: readonly Column<LoginEvent>[] = [
  { key: 'at', title: '시각', width: '170px', cell: ({ at }) => at },
  { key: 'what', title: '내용', width: '180px', cell: event => <What event={event} /> },
  { key: 'name', title: '아이디', cell: event => <Name event={event} /> },
  { key: 'address', title: '아이피', cell: ({ address }) => address },
  { key: 'device', title: '기기', cell: ({ device }) => <span className="text-dim">{device}</span> },
]

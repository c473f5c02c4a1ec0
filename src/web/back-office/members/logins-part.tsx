import { Laptop, Users } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { memberActContract } from '#contract/back-office/member-acts.ts'
import { memberDeskContract } from '#contract/back-office/member-desk.ts'
import type { Output } from '#contract/wire/route.ts'
import { call } from '#web/client/api/api.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Badge } from '#web/kit/display/badge.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import { NothingFound } from '../kit/lists/nothing-found.tsx'
import { PagedAnswer } from '../kit/lists/paged-answer.tsx'
import { RowList } from '../kit/lists/row-list.tsx'
import { usePagedCall } from '../kit/lists/use-paged-call.ts'
import { MemberLink } from '../kit/member-link.tsx'
import { StateBadge } from './member-badges.tsx'
import type { TabProps } from './member-filter.ts'

type Logins = Output<typeof memberDeskContract.logins>
type Device = Logins['devices'][number]
type Login = Logins['logins'][number]
type Neighbour = Logins['neighbours'][number]

/** Devices and IP addresses of a member's logins, and other members who use them. */
export function LoginsPart({ id, filter: { page }, show }: TabProps) {
  const answer = usePagedCall(memberDeskContract.logins, { params: { id }, query: { page } }, page)
  const [forgetting, setForgetting] = useState<Device>()
  return (
    <div className="grid gap-3">
      <PagedAnswer answer={answer} page={page} onPage={next => show({ page: next })}>
        {({ devices, neighbours, logins }) => (
          <div className="grid gap-4">
            <div className="grid grid-cols-2 items-start gap-4 narrow:grid-cols-1">
              <Group title="기기">
                <Devices devices={devices} onForget={setForgetting} />
              </Group>
              <Group title="같은 아이피로 로그인한 회원 (90일)">
                <Neighbours neighbours={neighbours} />
              </Group>
            </div>
            <Group title="로그인과 계정 변경 (90일)">
              {logins.length === 0 ? (
                <NothingFound icon={Laptop} title="최근 90일의 기록이 없습니다." />
              ) : (
                <RowList
                  label="로그인과 계정 변경"
                  columns={columns}
                  rows={logins}
                  rowKey={login => login.id}
                  card={loginCard}
                />
              )}
            </Group>
          </div>
        )}
      </PagedAnswer>
      {forgetting && <ForgetDialog id={id} device={forgetting} onClose={() => setForgetting(undefined)} />}
    </div>
  )
}

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section aria-label={title} className="grid gap-2">
    <h2 className="text-md font-semibold">{title}</h2>
    {children}
  </section>
)

type DevicesProps = { readonly devices: readonly Device[]; readonly onForget: (device: Device) => void }

function Devices({ devices, onForget }: DevicesProps) {
  const mayChange = useMay('members:write')
  if (devices.length === 0) return <NothingFound icon={Laptop} title="기억된 기기가 없습니다." />
  return (
    <ul className="card divide-y divide-line text-sm">
      {devices.map(device => (
        <li key={device.id} className="flex items-center justify-between gap-3 px-3.5 py-2">
          <div className="grid min-w-0 gap-0.5">
            <p className="flex flex-wrap items-center gap-1.5">
              <span className="font-semibold">{device.label}</span>
              {device.isLoggedIn && <Badge tone="jade">로그인중</Badge>}
              {device.trustedUntil && <Badge tone="outline">2단계 생략</Badge>}
            </p>
            <p className="text-xs text-dim">
              {`처음 ${device.firstUsedAt.slice(0, 10)} · 마지막 ${device.lastUsedAt.slice(5, 16)}`}
            </p>
          </div>
          {mayChange && (
            <Button size="sm" aria-label={`${device.label} 해제`} onClick={() => onForget(device)}>
              해제
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

function Neighbours({ neighbours }: { readonly neighbours: readonly Neighbour[] }) {
  if (neighbours.length === 0)
    return <NothingFound icon={Users} title="같은 아이피를 쓰는 회원이 없습니다." />
  return (
    <ul className="card divide-y divide-line text-sm">
      {neighbours.map(({ id, nickname, userId, status, address, lastAt }) => (
        <li key={id} className="flex items-center justify-between gap-3 px-3.5 py-2">
          <div className="grid min-w-0 gap-0.5">
            <MemberLink id={id}>{`${nickname} (${userId})`}</MemberLink>
            <p className="text-xs text-dim">{`${address} · ${lastAt.slice(5, 16)}`}</p>
          </div>
          <StateBadge state={status} />
        </li>
      ))}
    </ul>
  )
}

type ForgetDialogProps = {
  readonly id: number
  readonly device: Device
  readonly onClose: () => void
}

const ForgetDialog = ({ id, device, onClose }: ForgetDialogProps) => (
  <ActDialog
    title="기기 해제"
    description={`${device.label} · 이 기기의 로그인이 끝나고, 다음 로그인은 새 기기로 봅니다.`}
    presets={['고객 요청', '계정 도용 의심', '기기 분실']}
    confirm="해제"
    danger
    done="기기를 해제했습니다."
    rereads={[memberDeskContract.logins, memberDeskContract.member]}
    onAct={reason =>
      call(memberActContract.forgetDevice, { params: { id, deviceId: device.id }, body: { reason } })
    }
    onClose={onClose}
  />
)

const Result = ({ login: { ok, result } }: { readonly login: Login }) => (
  <span className={ok ? undefined : 'text-danger'}>{result}</span>
)

const loginCard = (login: Login) => (
  <li className="grid gap-0.5 px-3.5 py-2">
    <p className="font-semibold wrap-anywhere">
      <Result login={login} />
    </p>
    <p className="text-xs text-dim wrap-anywhere">{`${login.at} · ${login.address} · ${login.device}`}</p>
  </li>
)

const columns: readonly Column<Login>[] = [
  { key: 'at', title: '시각', width: '170px', cell: ({ at }) => at },
  {
    key: 'result',
    title: '내용',
    cell: login => (
      <div className="min-w-40 py-2 whitespace-normal">
        <Result login={login} />
      </div>
    ),
  },
  { key: 'address', title: '아이피', width: '150px', cell: ({ address }) => address },
  { key: 'device', title: '기기', width: '200px', cell: ({ device }) => device },
]

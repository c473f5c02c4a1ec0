import { useQueryClient } from '@tanstack/react-query'
import { Laptop, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { type OwnDevice, ownAccountContract } from '#contract/account/own-account.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { call, showRefusal, useCall } from '#web/client/api/api.ts'
import { readAgain } from '#web/client/api/read-again.ts'
import { goTo } from '#web/client/navigation/go-to.ts'
import { clearSession } from '#web/client/session/end-session.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Badge } from '#web/kit/display/badge.tsx'
import { EmptyState, SkeletonRows } from '#web/kit/display/states.tsx'
import { SureDialog } from '#web/kit/overlays/sure-dialog.tsx'
import { showToast } from '#web/kit/overlays/toasts.ts'
import { Section } from '../section.tsx'

type DeviceDialogProps = {
  readonly device: OwnDevice
  readonly act: 'forget' | 'end'
  readonly onSure: () => Promise<void>
  readonly onClose: () => void
}

const words = {
  forget: {
    title: '기기를 목록에서 삭제하시겠습니까?',
    description: '다음에 이 기기로 로그인하면 새 기기로 보고 2단계 인증을 다시 요청합니다.',
    confirm: '삭제',
  },
  end: {
    title: '이 기기를 로그아웃하시겠습니까?',
    description: '다시 이용하려면 새로 로그인해야 합니다.',
    confirm: '로그아웃',
  },
} as const

/** Confirm dialog for forgetting a device or ending its login. */
const DeviceDialog = ({ device, act, onSure, onClose }: DeviceDialogProps) => (
  <SureDialog {...words[act]} onSure={onSure} onClose={onClose}>
    <p className="font-semibold">{device.label}</p>
  </SureDialog>
)

export type DeviceAct = 'forget' | 'end'

/** Devices with logins of the member: each can be forgotten, and the login on this one ended. */
export function DevicesSection() {
  const answer = useCall(ownAccountContract.devices, undefined, { staleTime: 0 })
  const [asked, setAsked] = useState<{ readonly device: OwnDevice; readonly act: DeviceAct }>()
  const act = useDeviceAct()
  return (
    <Section
      title="로그인한 기기"
      note="한 번에 한 기기에서만 로그인할 수 있습니다. 모르는 기기가 있으면 목록에서 삭제하고 비밀번호를 변경해 주세요."
    >
      <AnswerView answer={answer} waiting={<SkeletonRows rows={2} className="h-16" />}>
        {devices =>
          devices.length === 0 ? (
            <EmptyState icon={Laptop} title="로그인한 기기가 없습니다." />
          ) : (
            <ul className="divide-y divide-line" aria-label="로그인한 기기">
              {devices.map(device => (
                <DeviceRow key={device.id} device={device} onAct={kind => setAsked({ device, act: kind })} />
              ))}
            </ul>
          )
        }
      </AnswerView>
      {asked && (
        <DeviceDialog
          {...asked}
          onSure={() => act(asked.device, asked.act)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Section>
  )
}

type DeviceRowProps = { readonly device: OwnDevice; readonly onAct: (act: DeviceAct) => void }

function DeviceRow({ device, onAct }: DeviceRowProps) {
  const { label, isThis, isLoggedIn, firstUsedAt, lastUsedAt, trustedUntil } = device
  const Icon = /Android|iPhone|iPad/.test(label) ? Smartphone : Laptop
  return (
    <li
      className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 first:pt-0 last:pb-0"
      data-device={device.id}
    >
      <Icon aria-hidden size={22} className="shrink-0 text-dim" />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="flex flex-wrap items-center gap-1.5 font-semibold">
          {label}
          {isThis && <Badge tone="jade">이 기기</Badge>}
          {trustedUntil && <Badge>{`${trustedUntil.slice(5, 10)}까지 인증 생략`}</Badge>}
        </p>
        <p className="text-sm text-dim">
          {`최근 ${lastUsedAt.slice(0, 16)} · 처음 ${firstUsedAt.slice(0, 10)}`}
        </p>
      </div>
      <div className="flex gap-1.5 narrow:basis-full narrow:justify-end">
        {isLoggedIn && (
          <Button size="sm" onClick={() => onAct('end')}>
            기기 로그아웃
          </Button>
        )}
        <Button size="sm" look="quiet" aria-label={`${label} 삭제`} onClick={() => onAct('forget')}>
          삭제
        </Button>
      </div>
    </li>
  )
}

function useDeviceAct() {
  const queryClient = useQueryClient()
  return async ({ id, isThis }: OwnDevice, act: DeviceAct): Promise<void> => {
    const route = act === 'end' ? ownAccountContract.endLogin : ownAccountContract.forgetDevice
    const answer = await call(route, { params: { id } })
    if (!answer.ok) return showRefusal(answer.refusal)
    if (act === 'end' && isThis) {
      clearSession()
      return goTo('/login')
    }
    showToast('기기를 목록에서 삭제했습니다.', 'good')
    for (const one of [ownAccountContract.devices, ownAccountContract.logins])
      void readAgain(queryClient, one)
  }
}

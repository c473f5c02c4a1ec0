import type { OwnDevice } from '#contract/account/own-account.ts'
import { SureDialog } from '#web/kit/overlays/sure-dialog.tsx'

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
export const DeviceDialog = ({ device, act, onSure, onClose }: DeviceDialogProps) => (
  <SureDialog {...words[act]} onSure={onSure} onClose={onClose}>
    <p className="font-semibold">{device.label}</p>
  </SureDialog>
)

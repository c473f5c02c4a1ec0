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
    title: '기기의 기억을 해제하시겠습니까?',
    description: '다음에 이 기기에서 로그인하면 새 기기로 보고, 2단계 인증을 다시 묻습니다.',
    confirm: '기억 해제',
  },
  end: {
    title: '이 로그인을 끝내시겠습니까?',
    description: '이 기기에서 바로 로그아웃됩니다.',
    confirm: '끝내기',
  },
} as const

/** The question before a device is forgotten, or the login on it ended. */
export const DeviceDialog = ({ device, act, onSure, onClose }: DeviceDialogProps) => (
  <SureDialog {...words[act]} onSure={onSure} onClose={onClose}>
    <p className="font-semibold">{device.label}</p>
  </SureDialog>
)

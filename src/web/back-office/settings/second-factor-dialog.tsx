import { siteOperatorContract } from '#contract/site/site.ts'
import { call } from '#web/client/api/api.ts'
import { ActDialog } from '../kit/acts/act-dialog.tsx'

const reasons = ['보안 강화', '인증 수단 분실', '점검']

type SecondFactorDialogProps = { readonly isDemanded: boolean; readonly onClose: () => void }

/** Makes the second factor mandatory for operators, or optional again. */
export function SecondFactorDialog({ isDemanded, onClose }: SecondFactorDialogProps) {
  const words = isDemanded ? turnOff : turnOn
  return (
    <ActDialog
      title="관리자 2단계 인증"
      description={words.description}
      presets={reasons}
      confirm={words.confirm}
      done={words.done}
      rereads={[siteOperatorContract.allSettings]}
      onAct={reason =>
        call(siteOperatorContract.changeSettings, {
          body: { settings: { operatorSecondFactor: !isDemanded }, reason },
        })
      }
      onClose={onClose}
    />
  )
}

const turnOn = {
  confirm: '필수로 하기',
  description:
    '2단계 인증이 없는 관리자는 회원정보에서 설정할 때까지 관리 화면을 사용할 수 없습니다. 본인도 마찬가지입니다.',
  done: '관리자 2단계 인증을 필수로 했습니다.',
}
const turnOff = {
  confirm: '필수 해제',
  description: '2단계 인증이 없는 관리자도 관리 화면을 사용할 수 있습니다.',
  done: '관리자 2단계 인증을 선택으로 했습니다.',
}

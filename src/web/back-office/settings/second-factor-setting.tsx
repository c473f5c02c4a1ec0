import { useState } from 'react'
import { siteOperatorContract } from '#contract/site.ts'
import { call } from '#web/client/api/api.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Badge } from '#web/kit/display/badge.tsx'
import { ActDialog } from '../kit/acts/act-dialog.tsx'

const reasons = ['보안 강화', '인증 수단 분실', '점검']

/** Whether operators need a second factor before the desk opens. */
export function SecondFactorSetting({ isDemanded }: { readonly isDemanded: boolean }) {
  const [asked, setAsked] = useState(false)
  const mayChange = useMay('settings:write')
  const words = isDemanded ? turnOff : turnOn
  return (
    <div className="flex flex-wrap items-center gap-3" data-second-factor-demanded={isDemanded}>
      <Badge tone={isDemanded ? 'jade' : 'plain'}>{isDemanded ? '사용' : '사용 안 함'}</Badge>
      {mayChange && (
        <div className="ml-auto">
          <Button onClick={() => setAsked(true)}>{words.button}</Button>
        </div>
      )}
      {asked && (
        <ActDialog
          title="관리자 2단계 인증"
          description={words.description}
          presets={reasons}
          confirm={words.button}
          done={words.done}
          rereads={[siteOperatorContract.allSettings]}
          onAct={reason =>
            call(siteOperatorContract.changeSettings, {
              body: { settings: { operatorSecondFactor: !isDemanded }, reason },
            })
          }
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  )
}

const turnOn = {
  button: '필수로 하기',
  description:
    '2단계 인증이 없는 관리자는 회원정보에서 설정할 때까지 관리 화면을 사용할 수 없습니다. 본인도 마찬가지입니다.',
  done: '관리자 2단계 인증을 필수로 했습니다.',
}
const turnOff = {
  button: '필수 해제',
  description: '2단계 인증이 없는 관리자도 관리 화면을 사용할 수 있습니다.',
  done: '관리자 2단계 인증을 선택으로 했습니다.',
}

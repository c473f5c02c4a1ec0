import { useState } from 'react'
import { MAINTENANCE_TEXT_MAX } from '#contract/site/setting-ranges.ts'
import { type OperatorSettings, siteOperatorContract } from '#contract/site/site.ts'
import { call } from '#web/client/api/api.ts'
import { TextArea, TextField } from '#web/kit/controls/text-field.tsx'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import { maintenanceReasons } from './maintenance-reasons.ts'

type SiteDialogProps = { readonly settings: OperatorSettings; readonly onClose: () => void }

/** Closes the whole site with a text for members, or reopens it (MAINT-005). */
export function SiteDialog({ settings, onClose }: SiteDialogProps) {
  const closed = settings.siteNoticeFlg === 1
  const [text, setText] = useState('')
  const [endsAt, setEndsAt] = useState('')
  const body = closed
    ? { siteNoticeFlg: 0 as const }
    : { siteNoticeFlg: 1 as const, maintenanceText: text, maintenanceEndsAt: seoulText(endsAt) }
  return (
    <ActDialog
      title={closed ? '사이트 점검 종료' : '사이트 점검 시작'}
      description={
        closed
          ? '점검 화면에 있는 방문자는 5초 안에 사이트로 돌아옵니다.'
          : '모든 회원이 로그아웃되고 점검 화면으로 이동합니다. 베팅 정산은 계속됩니다.'
      }
      presets={maintenanceReasons}
      confirm={closed ? '점검 종료' : '점검 시작'}
      danger={!closed}
      done={closed ? '사이트 점검을 종료했습니다.' : '사이트 점검을 시작했습니다.'}
      rereads={[siteOperatorContract.allSettings, siteOperatorContract.settingChanges]}
      onAct={reason => call(siteOperatorContract.changeSettings, { body: { settings: body, reason } })}
      onClose={onClose}
    >
      {!closed && (
        <>
          <TextArea
            label="점검 안내"
            hint="비워 두면 기본 문구가 표시됩니다."
            rows={3}
            maxLength={MAINTENANCE_TEXT_MAX}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <TextField
            label="종료 예정 (한국 시간)"
            hint="비워 두면 미정으로 표시됩니다."
            type="datetime-local"
            value={endsAt}
            onChange={({ target }) => setEndsAt(target.value)}
          />
        </>
      )}
    </ActDialog>
  )
}

/** Converts the field's "2026-11-23T18:30" to the API format; null while it is empty. */
const seoulText = (typed: string): string | null =>
  typed === '' ? null : `${typed.replace('T', ' ')}:00`.slice(0, 'YYYY-MM-DD HH:mm:ss'.length)

import { useState } from 'react'
import { type DeskGameDetail, gameDeskContract } from '#contract/back-office/minigames/game-desk.ts'
import { MAINTENANCE_TEXT_MAX } from '#domain/minigames/house/terms-rule.ts'
import { call } from '#web/client/api/api.ts'
import { Checkbox } from '#web/kit/controls/choice-fields.tsx'
import { TextArea } from '#web/kit/controls/text-field.tsx'
import { ActDialog } from '../../kit/acts/act-dialog.tsx'
import { termsReasons } from './terms-reasons.ts'

type Draft = Pick<DeskGameDetail, 'shown' | 'open' | 'maintenance' | 'maintenanceText'>

const draftOf = ({ shown, open, maintenance, maintenanceText }: DeskGameDetail): Draft => ({
  shown,
  open,
  maintenance,
  maintenanceText,
})

type StateDialogProps = { readonly game: DeskGameDetail; readonly onClose: () => void }

/** Visibility, operation and maintenance of a game: applies at once, on open pages too. */
export function GameStateDialog({ game, onClose }: StateDialogProps) {
  const before = draftOf(game)
  const [draft, setDraft] = useState(before)
  const put = (part: Partial<Draft>) => setDraft(known => ({ ...known, ...part }))
  const text = draft.maintenanceText.trim()
  const isChanged =
    draft.shown !== before.shown ||
    draft.open !== before.open ||
    draft.maintenance !== before.maintenance ||
    text !== before.maintenanceText
  return (
    <ActDialog
      title="운영 상태 변경"
      description={`${game.title} · 저장하면 바로 적용합니다.`}
      presets={termsReasons}
      confirm="저장"
      size="content"
      ready={isChanged}
      done="운영 상태를 저장했습니다."
      rereads={[gameDeskContract.game, gameDeskContract.versions]}
      onAct={reason =>
        call(gameDeskContract.changeTerms, {
          params: { id: game.gameId },
          body: { version: game.version, changes: { ...draft, maintenanceText: text }, reason },
        })
      }
      onClose={onClose}
    >
      <div className="grid">
        <Checkbox
          label="노출 (목록과 메뉴에 표시)"
          checked={draft.shown}
          onChange={shown => put({ shown })}
        />
        <Checkbox
          label="사용 (새 회차를 열어 베팅을 받음)"
          checked={draft.open}
          onChange={open => put({ open })}
        />
        <Checkbox
          label="점검 (입장과 베팅을 막고 안내)"
          checked={draft.maintenance}
          onChange={maintenance => put({ maintenance })}
        />
      </div>
      <TextArea
        label="점검 문구"
        hint="비우면 '점검중입니다.'로 안내합니다."
        rows={3}
        maxLength={MAINTENANCE_TEXT_MAX}
        value={draft.maintenanceText}
        onChange={({ target }) => put({ maintenanceText: target.value })}
      />
    </ActDialog>
  )
}

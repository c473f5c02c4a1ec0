import { useState } from 'react'
import { levelOperatorContract } from '#contract/back-office/levels.ts'
import type { LevelSetting } from '#contract/site/level-setting.ts'
import { siteContract } from '#contract/site/site.ts'
import type { LimitKind } from '#domain/slip/level-rules.ts'
import { call } from '#web/client/api/api.ts'
import { ActDialog } from '../kit/acts/act-dialog.tsx'
import { LimitFields } from '../kit/limits/limit-fields.tsx'
import { entryOf, fitsNoBet, limitNames, readEntry } from '../kit/limits/limits-entry.ts'
import { kindTitle, levelChanges, limitsOf } from './level-entry.ts'

type LevelDialogProps = {
  readonly level: LevelSetting
  readonly kind: LimitKind
  readonly onClose: () => void
}

const reasons = ['한도 조정', '이벤트', '이벤트 종료', '입력 오류 정정']

/** Changes the stake and payout limits of a level on one kind of page; open carts update without a reload. */
export function LevelDialog({ level, kind, onClose }: LevelDialogProps) {
  const before = entryOf(limitsOf(level, kind))
  const [entry, setEntry] = useState(before)
  const read = readEntry(entry)
  const isChanged = limitNames.some(name => entry[name] !== before[name])
  const fits = read.errors === undefined && !fitsNoBet(read.limits)
  return (
    <ActDialog
      title={`레벨 ${level.level} · ${kindTitle[kind]} 한도`}
      presets={reasons}
      confirm="저장"
      size="content"
      ready={fits && isChanged}
      done={`레벨 ${level.level}의 ${kindTitle[kind]} 한도를 저장했습니다.`}
      rereads={[siteContract.levels]}
      onAct={reason =>
        call(levelOperatorContract.changeLevel, {
          params: { level: level.level },
          body: { limits: read.limits ? levelChanges(kind, read.limits) : {}, reason },
        })
      }
      onClose={onClose}
    >
      <LimitFields
        entry={entry}
        errors={read.errors}
        onType={(name, text) => setEntry(known => ({ ...known, [name]: text }))}
      />
      {read.errors === undefined && !fits && (
        <p className="text-sm text-live">최소베팅금만 걸어도 최대당첨금을 넘습니다.</p>
      )}
    </ActDialog>
  )
}

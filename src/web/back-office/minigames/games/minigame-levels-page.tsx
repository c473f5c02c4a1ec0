import { useState } from 'react'
import { type DeskMinigameLevel, gameDeskContract } from '#contract/back-office/minigames/game-desk.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { levelLimitsFault } from '#domain/minigames/house/level-limits.ts'
import { won } from '#domain/money.ts'
import { LIMIT_WON_MAX } from '#domain/slip/level-rules.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { call, useCall } from '#web/client/api/api.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Skeleton } from '#web/kit/display/states.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { ActDialog } from '../../kit/acts/act-dialog.tsx'
import { DeskPage } from '../../kit/desk-page.tsx'
import { FigureField } from '../../kit/figure-field.tsx'
import { RowList } from '../../kit/lists/row-list.tsx'

/** 미니게임 한도: stake and payout limits of each level per minigame bet (handbook 3.4). */
export function Page() {
  const answer = useCall(gameDeskContract.levels, undefined, { staleTime: 0 })
  const [level, setLevel] = useState<DeskMinigameLevel>()
  return (
    <DeskPage title="미니게임 한도">
      <p className="text-sm text-dim break-keep">
        베팅 한 건의 한도입니다. 게임에 따로 정한 한도가 있으면 둘 중 더 좁은 쪽을 적용합니다.
      </p>
      <AnswerView answer={answer} waiting={<Skeleton className="h-96" />}>
        {levels => <Levels levels={levels} onEdit={setLevel} />}
      </AnswerView>
      {level && <LevelDialog level={level} onClose={() => setLevel(undefined)} />}
    </DeskPage>
  )
}

const figures = [
  ['stakeMin', '최소베팅금'],
  ['stakeMax', '최대베팅금'],
  ['payoutMax', '최대당첨금'],
] as const

type LevelsProps = {
  readonly levels: readonly DeskMinigameLevel[]
  readonly onEdit: (level: DeskMinigameLevel) => void
}

function Levels({ levels, onEdit }: LevelsProps) {
  const mayChange = useMay('minigames:write')
  const edit = (level: DeskMinigameLevel) => (
    <Button size="sm" aria-label={`레벨 ${level.level} 한도 변경`} onClick={() => onEdit(level)}>
      변경
    </Button>
  )
  const columns: readonly Column<DeskMinigameLevel>[] = [
    { key: 'level', title: '레벨', width: '90px', cell: ({ level }) => <b>{`LV.${level}`}</b> },
    ...figures.map(([key, title]) => ({
      key,
      title,
      figures: true,
      cell: (level: DeskMinigameLevel) => `${formatFigure(level[key])}원`,
    })),
    ...(mayChange ? [{ key: 'edit', title: '작업', width: '90px', cell: edit }] : []),
  ]
  return (
    <RowList
      label="미니게임 한도"
      columns={columns}
      rows={levels}
      rowKey={({ level }) => level}
      card={level => (
        <li className="flex items-center gap-3 px-3.5 py-2.5">
          <div className="grid min-w-0 flex-1 gap-0.5">
            <b>{`LV.${level.level}`}</b>
            {figures.map(([key, title]) => (
              <p key={key} className="text-xs text-dim">
                {`${title} `}
                <span className="text-text">{`${formatFigure(level[key])}원`}</span>
              </p>
            ))}
          </div>
          {mayChange && edit(level)}
        </li>
      )}
    />
  )
}

const reasons = ['한도 조정', '이벤트', '이벤트 종료', '입력 오류 정정']

function LevelDialog({
  level: { level, ...before },
  onClose,
}: {
  readonly level: DeskMinigameLevel
  readonly onClose: () => void
}) {
  const [draft, setDraft] = useState<{ readonly [Name in keyof typeof before]: number | undefined }>(before)
  const { stakeMin, stakeMax, payoutMax } = draft
  const limits =
    stakeMin === undefined || stakeMax === undefined || payoutMax === undefined
      ? undefined
      : { stakeMin, stakeMax, payoutMax }
  const fault =
    limits &&
    levelLimitsFault({
      level,
      stakeMin: won(limits.stakeMin),
      stakeMax: won(limits.stakeMax),
      payoutMax: won(limits.payoutMax),
    })
  const isChanged = figures.some(([name]) => draft[name] !== before[name])
  return (
    <ActDialog
      title={`레벨 ${level} · 미니게임 한도`}
      presets={reasons}
      confirm="저장"
      size="content"
      ready={limits !== undefined && fault === undefined && isChanged}
      done={`레벨 ${level}의 미니게임 한도를 저장했습니다.`}
      rereads={[gameDeskContract.levels]}
      onAct={reason =>
        call(gameDeskContract.changeLevel, {
          params: { level },
          body: { ...(limits ?? before), before, reason },
        })
      }
      onClose={onClose}
    >
      {figures.map(([name, label]) => (
        <FigureField
          key={name}
          label={`${label} (원)`}
          value={draft[name]}
          max={LIMIT_WON_MAX}
          onChange={value => setDraft(known => ({ ...known, [name]: value }))}
        />
      ))}
      {fault && <p className="text-sm text-danger">{fault}</p>}
    </ActDialog>
  )
}

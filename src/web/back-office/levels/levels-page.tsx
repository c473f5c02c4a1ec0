import { useState } from 'react'
import type { LevelSetting } from '#contract/site/level-setting.ts'
import { siteContract } from '#contract/site/site.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { type LimitKind, limitKinds } from '#domain/slip/level-rules.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { useMay } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { Skeleton } from '#web/kit/display/states.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { RowList } from '../kit/lists/row-list.tsx'
import { LevelDialog } from './level-dialog.tsx'
import { kindTitle, limitsOf } from './level-entry.ts'

/** 레벨별 한도: stake and payout limits of each level, by kind of page (FIELD-005 to FIELD-008). */
export function Page() {
  const answer = useCall(siteContract.levels, undefined, { staleTime: 0 })
  const [kind, setKind] = useState<LimitKind>('general')
  const [level, setLevel] = useState<LevelSetting>()
  return (
    <DeskPage title="레벨별 한도">
      <Tabs
        label="한도 종류"
        tabs={limitKinds.map(key => ({ key, label: kindTitle[key] }))}
        value={kind}
        onChange={setKind}
      />
      <AnswerView answer={answer} waiting={<Skeleton className="h-96" />}>
        {levels => <Levels levels={levels} kind={kind} onEdit={setLevel} />}
      </AnswerView>
      {level && <LevelDialog level={level} kind={kind} onClose={() => setLevel(undefined)} />}
    </DeskPage>
  )
}

type LevelsProps = {
  readonly levels: readonly LevelSetting[]
  readonly kind: LimitKind
  readonly onEdit: (level: LevelSetting) => void
}

function Levels({ levels, kind, onEdit }: LevelsProps) {
  const mayChange = useMay('settings:write')
  const edit = (level: LevelSetting) => (
    <Button size="sm" aria-label={`레벨 ${level.level} 한도 변경`} onClick={() => onEdit(level)}>
      변경
    </Button>
  )
  const columns: readonly Column<LevelSetting>[] = [
    { key: 'level', title: '레벨', width: '90px', cell: ({ level }) => <b>{`LV.${level}`}</b> },
    ...figures.map(({ key, title, text }) => ({
      key,
      title,
      figures: true,
      cell: (level: LevelSetting) => text(limitsOf(level, kind)),
    })),
    ...(mayChange ? [{ key: 'edit', title: '작업', width: '90px', cell: edit }] : []),
  ]
  return (
    <RowList
      label="레벨별 한도"
      columns={columns}
      rows={levels}
      rowKey={({ level }) => level}
      card={level => (
        <li className="flex items-center gap-3 px-3.5 py-2.5">
          <div className="grid min-w-0 flex-1 gap-0.5">
            <b>{`LV.${level.level}`}</b>
            {figures.map(({ key, title, text }) => (
              <p key={key} className="text-xs text-dim">
                {`${title} `}
                <span className="text-text">{text(limitsOf(level, kind))}</span>
              </p>
            ))}
          </div>
          {mayChange && edit(level)}
        </li>
      )}
    />
  )
}

const figures = [
  {
    key: 'min',
    title: '최소베팅금',
    text: (of: ReturnType<typeof limitsOf>) => `${formatFigure(of.minBetAmount)}원`,
  },
  {
    key: 'max',
    title: '최대베팅금',
    text: (of: ReturnType<typeof limitsOf>) => `${formatFigure(of.maxBetAmount)}원`,
  },
  {
    key: 'win',
    title: '최대당첨금',
    text: (of: ReturnType<typeof limitsOf>) => `${formatFigure(of.maxWinAmount)}원`,
  },
  {
    key: 'odds',
    title: '최대배당',
    text: (of: ReturnType<typeof limitsOf>) => `${formatFigure(of.maxBetPercent)}배`,
  },
] as const

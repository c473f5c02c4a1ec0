import type { QuestRow } from '#contract/promotions/quests.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Badge } from '#web/kit/display/badge.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { RowList } from '../kit/lists/row-list.tsx'
import { goalText, periodText, rewardText, standingWords } from './desk-quest-words.ts'

type QuestListProps = {
  readonly quests: readonly QuestRow[]
  readonly onEdit: ((quest: QuestRow) => void) | undefined
  readonly onStop: ((quest: QuestRow) => void) | undefined
}

/** Quests with their goals, rewards and today's claims. */
export function QuestList({ quests, onEdit, onStop }: QuestListProps) {
  const buttons = (quest: QuestRow) => (
    <span className="flex gap-1.5">
      <Button size="sm" aria-label={`${quest.title} 수정`} onClick={() => onEdit?.(quest)}>
        수정
      </Button>
      {quest.standing !== 'over' && (
        <Button size="sm" look="quiet" onClick={() => onStop?.(quest)}>
          <span className="sr-only">{quest.title}</span>
          {quest.standing === 'stopped' ? '재개' : '중지'}
        </Button>
      )}
    </span>
  )
  const acts: Column<QuestRow> = { key: 'acts', title: '작업', width: '150px', cell: buttons }
  return (
    <RowList
      label="퀘스트"
      columns={onEdit ? [...columns, acts] : columns}
      rows={quests}
      rowKey={({ id }) => id}
      card={quest => (
        <li className="grid gap-1.5 px-3.5 py-3">
          <p className="flex items-center justify-between gap-3 font-semibold">
            {quest.title}
            <StandingBadge standing={quest.standing} />
          </p>
          <div className="flex items-end justify-between gap-3">
            <p className="min-w-0 text-xs leading-relaxed text-dim">
              {goalText(quest)} · {rewardText(quest)}
              <br />
              {periodText(quest)} · 오늘 {formatFigure(quest.today.claims)}명 수령
            </p>
            {onEdit && buttons(quest)}
          </div>
        </li>
      )}
    />
  )
}

const StandingBadge = ({ standing }: Pick<QuestRow, 'standing'>) => (
  <Badge tone={standing === 'on' ? 'jade' : 'outline'}>{standingWords[standing]}</Badge>
)

const columns: readonly Column<QuestRow>[] = [
  { key: 'place', title: '순서', width: '56px', figures: true, cell: ({ place }) => place },
  { key: 'title', title: '제목', cell: ({ title }) => <b>{title}</b> },
  { key: 'goal', title: '조건', cell: goalText },
  { key: 'reward', title: '보상', cell: rewardText },
  { key: 'period', title: '기간', cell: periodText },
  {
    key: 'today',
    title: '오늘 수령',
    figures: true,
    cell: ({ today }) => `${formatFigure(today.claims)}명`,
  },
  { key: 'points', title: '오늘 지급', figures: true, cell: ({ today }) => rewardText(today) },
  {
    key: 'standing',
    title: '상태',
    width: '72px',
    cell: ({ standing }) => <StandingBadge standing={standing} />,
  },
]

import { formatFigure } from '#domain/korean-formats.ts'
import { Badge } from '#web/kit/display/badge.tsx'
import type { Column } from '#web/kit/display/table.tsx'
import { RowList } from '../kit/lists/row-list.tsx'
import { doneByText, everyText, type Task } from './system-words.ts'

/** All background tasks: process, last run and result. */
export const TaskList = ({ tasks }: { readonly tasks: readonly Task[] }) => (
  <RowList
    label="백그라운드 작업"
    columns={columns}
    rows={tasks}
    rowKey={({ name }) => name}
    card={task => <TaskCard task={task} />}
  />
)

function State({ task: { lead, isFailing } }: { readonly task: Task }) {
  if (isFailing) return <Badge tone="live">실패</Badge>
  if (lead && lead.leader === null) return <Badge tone="live">담당 없음</Badge>
  return <Badge tone="jade">정상</Badge>
}

const lastTook = ({ lastMilliseconds }: Task): string =>
  lastMilliseconds === null ? '–' : `${formatFigure(lastMilliseconds)}ms`

/** Number of failures, with the last message. */
const Failures = ({ task: { failures, lastFailure } }: { readonly task: Task }) =>
  lastFailure === null ? (
    <span className="text-dim">–</span>
  ) : (
    <span className="wrap-anywhere">
      {`${formatFigure(failures)}회 · ${lastFailure.at.slice(5)} · ${lastFailure.text}`}
    </span>
  )

const Name = ({ task: { title, name } }: { readonly task: Task }) => (
  <span>
    <span className="font-semibold">{title}</span>
    {title !== name && <span className="text-xs text-dim">{` ${name}`}</span>}
  </span>
)

const columns: readonly Column<Task>[] = [
  { key: 'name', title: '작업', cell: task => <Name task={task} /> },
  { key: 'state', title: '상태', width: '90px', cell: task => <State task={task} /> },
  { key: 'by', title: '담당', cell: doneByText },
  {
    key: 'every',
    title: '주기',
    figures: true,
    cell: ({ everyMilliseconds }) => everyText(everyMilliseconds),
  },
  { key: 'turns', title: '실행', figures: true, cell: ({ turns }) => formatFigure(turns) },
  { key: 'last', title: '마지막 실행', width: '170px', cell: ({ lastAt }) => lastAt ?? '–' },
  { key: 'took', title: '소요', figures: true, cell: lastTook },
  { key: 'failures', title: '실패', cell: task => <Failures task={task} /> },
]

const TaskCard = ({ task }: { readonly task: Task }) => (
  <li className="grid gap-1 px-3.5 py-2.5">
    <p className="flex items-center justify-between gap-3">
      <Name task={task} />
      <State task={task} />
    </p>
    <p className="text-xs break-all text-dim">{doneByText(task)}</p>
    <p className="text-xs text-dim">
      {`${everyText(task.everyMilliseconds)} · 마지막 ${task.lastAt?.slice(5) ?? '–'} · ${lastTook(task)}`}
    </p>
    {task.lastFailure !== null && (
      <p className="text-xs text-live">
        <Failures task={task} />
      </p>
    )}
  </li>
)

import {
  type DeskMovement,
  type DeskPosting,
  statementOperatorContract,
} from '#contract/cashier/statement.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { useCall } from '#web/client/api/api.ts'
import { CopyButton } from '#web/kit/controls/copy-button.tsx'
import { SkeletonRows } from '#web/kit/display/states.tsx'
import { type Column, Table } from '#web/kit/display/table.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'

type PostingsDialogProps = { readonly movement: DeskMovement; readonly onClose: () => void }

/** All postings of the action, bet or request behind a movement (field W3). */
export function PostingsDialog({ movement: { ref, reason }, onClose }: PostingsDialogProps) {
  const answer = useCall(statementOperatorContract.postings, { params: { ref } }, { staleTime: 0 })
  return (
    <Dialog open onClose={onClose} title={`${reason} 분개`} size="wide">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <span className="text-dim">원인 번호</span>
          <code className="wrap-anywhere">{ref}</code>
          <CopyButton text={ref} name="원인 번호" />
        </p>
        <AnswerView answer={answer} waiting={<SkeletonRows rows={3} className="h-9" />}>
          {({ postings }) => <Table label="분개" columns={columns} rows={postings} rowKey={({ n }) => n} />}
        </AnswerView>
      </div>
    </Dialog>
  )
}

const after = (figure: number | null): string => (figure === null ? '–' : formatFigure(figure))

const columns: readonly Column<DeskPosting>[] = [
  { key: 'n', title: '번호', figures: true, cell: ({ n }) => n },
  { key: 'at', title: '시각', cell: ({ at }) => at },
  { key: 'kind', title: '종류', cell: ({ code, reason, kind }) => `${code} ${reason} (${kind})` },
  { key: 'seq', title: '순번', figures: true, cell: ({ seq, part }) => `${seq}.${part}` },
  { key: 'from', title: '보낸 계정', cell: ({ from }) => from },
  { key: 'fromAfter', title: '이후', figures: true, cell: ({ fromAfter }) => after(fromAfter) },
  { key: 'to', title: '받은 계정', cell: ({ to }) => to },
  { key: 'toAfter', title: '이후', figures: true, cell: ({ toAfter }) => after(toAfter) },
  { key: 'amount', title: '금액', figures: true, cell: ({ amount }) => <b>{formatFigure(amount)}</b> },
  { key: 'actor', title: '작업자', cell: ({ actor }) => actor },
  { key: 'memo', title: '메모', cell: ({ memo }) => memo ?? '–' },
]

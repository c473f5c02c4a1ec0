import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { VIEW_NAME_MAX, type ViewList } from '#contract/back-office/kit/view-words.ts'
import { type DeskView, viewContract } from '#contract/back-office/kit/views.ts'
import { AnswerView } from '#web/client/api/answer-view.tsx'
import { call, useCall } from '#web/client/api/api.ts'
import { readAgain } from '#web/client/api/read-again.ts'
import { Button, IconButton } from '#web/kit/controls/button.tsx'
import { Checkbox } from '#web/kit/controls/choice-fields.tsx'
import { TextField } from '#web/kit/controls/text-field.tsx'
import { SkeletonRows } from '#web/kit/display/states.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { showToast } from '#web/kit/overlays/toasts.ts'
import { useLayoutMode } from '#web/kit/theme/layout-mode.ts'
import { RefusalNote } from '../acts/refusal-note.tsx'
import type { Address } from '../lists/address.ts'
import { chosenColumns, columnsText } from './shown-columns.ts'

type ColumnName = { readonly key: string; readonly title: string; readonly cell: () => null }

export type ViewsDialogProps = {
  readonly list: ViewList
  /** The list's columns, in its order. */
  readonly columns: readonly { readonly key: string; readonly title: string }[]
  readonly onClose: () => void
}

/** The columns of a list, and the operator's saved views of it: filter, order and columns under a name. */
export function ViewsDialog({ list, columns, onClose }: ViewsDialogProps) {
  const isPhone = useLayoutMode() === 'mobile'
  return (
    <Dialog open onClose={onClose} title="보기 설정">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {/* A phone shows cards, which have no columns. */}
        {!isPhone && <ColumnChoice columns={columns} />}
        <KeptViews list={list} onClose={onClose} />
      </div>
    </Dialog>
  )
}

function useAddress() {
  const address: Address = useSearch({ strict: false })
  const navigate = useNavigate()
  const show = (search: Address) => void navigate({ to: '.', search, replace: true })
  return { address, show }
}

function ColumnChoice({ columns }: Pick<ViewsDialogProps, 'columns'>) {
  const { address, show } = useAddress()
  const named: readonly ColumnName[] = columns.map(column => ({ ...column, cell: () => null }))
  const chosen = chosenColumns(named, address.columns).map(({ key }) => key)
  const all = columns.map(({ key }) => key)
  const choose = (key: string, isShown: boolean) =>
    show({
      ...address,
      columns: columnsText(
        all.filter(one => (one === key ? isShown : chosen.includes(one))),
        all,
      ),
    })
  return (
    <fieldset>
      <legend className="text-sm font-medium text-dim">표시할 열</legend>
      <div className="grid grid-cols-2 gap-x-4">
        {columns.map(({ key, title }) => (
          <Checkbox
            key={key}
            label={title}
            checked={chosen.includes(key)}
            disabled={chosen.length === 1 && chosen.includes(key)}
            onChange={isShown => choose(key, isShown)}
          />
        ))}
      </div>
    </fieldset>
  )
}

function KeptViews({ list, onClose }: Pick<ViewsDialogProps, 'list' | 'onClose'>) {
  const answer = useCall(viewContract.views, { query: { list } }, { staleTime: 0 })
  return (
    <section aria-label="저장한 보기" className="grid gap-2">
      <h3 className="text-sm font-medium text-dim">저장한 보기</h3>
      <AnswerView answer={answer} waiting={<SkeletonRows rows={2} className="h-11" />}>
        {({ views }) => (
          <>
            {views.length === 0 ? (
              <p className="text-sm text-dim">현재 조건, 정렬, 열을 이름을 붙여 저장할 수 있습니다.</p>
            ) : (
              <ul className="card divide-y divide-line">
                {views.map(view => (
                  <KeptView key={view.id} view={view} onClose={onClose} />
                ))}
              </ul>
            )}
            <KeepForm list={list} />
          </>
        )}
      </AnswerView>
    </section>
  )
}

function KeptView({ view, onClose }: { readonly view: DeskView; readonly onClose: () => void }) {
  const { show } = useAddress()
  const queryClient = useQueryClient()
  const drop = async () => {
    const answer = await call(viewContract.drop, { params: { id: view.id } })
    void readAgain(queryClient, viewContract.views)
    showToast(answer.ok ? '보기를 삭제했습니다.' : answer.refusal.text, answer.ok ? 'good' : 'bad')
  }
  return (
    <li className="flex items-center gap-2 pr-1 pl-3.5">
      <button
        type="button"
        className="min-h-11 min-w-0 flex-1 text-left font-semibold wrap-anywhere hover:underline"
        onClick={() => {
          show(Object.fromEntries(new URLSearchParams(view.filter)))
          onClose()
        }}
      >
        {view.name}
      </button>
      <IconButton label={`${view.name} 삭제`} onClick={() => void drop()}>
        <Trash2 aria-hidden size={16} />
      </IconButton>
    </li>
  )
}

function KeepForm({ list }: Pick<ViewsDialogProps, 'list'>) {
  const { address } = useAddress()
  const queryClient = useQueryClient()
  const [name, setName] = useState('')
  const [refusal, setRefusal] = useState('')
  const [busy, setBusy] = useState(false)
  const keep = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const body = { list, name: name.trim(), filter: filterText(address) }
    const answer = await call(viewContract.keep, { body })
    setBusy(false)
    setRefusal(answer.ok ? '' : answer.refusal.text)
    if (!answer.ok) return
    setName('')
    showToast('보기를 저장했습니다.', 'good')
    void readAgain(queryClient, viewContract.views)
  }
  return (
    <form onSubmit={event => void keep(event)} className="grid gap-2">
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            label="현재 보기 저장"
            placeholder="이름"
            maxLength={VIEW_NAME_MAX}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </div>
        <Button type="submit" disabled={name.trim() === ''} busy={busy}>
          저장
        </Button>
      </div>
      <RefusalNote text={refusal} />
    </form>
  )
}

/** The stored part of a URL: all but the page and the search position. */
function filterText(address: Address): string {
  const kept = Object.entries(address).flatMap(([name, value]) =>
    value === undefined || value === '' || name === 'page' || name === 'before'
      ? []
      : [[name, String(value)]],
  )
  return new URLSearchParams(kept).toString()
}

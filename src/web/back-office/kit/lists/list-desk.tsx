import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Output, QueryInput } from '#contract/wire/route.ts'
import type { Permission } from '#domain/operators/permissions.ts'
import type { AnyRoute, CallArguments } from '#web/client/api/api-client.ts'
import { useOwnRights } from '#web/client/session/operator.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { DeskPage } from '../desk-page.tsx'
import { CountedAnswer } from './counted-answer.tsx'
import { Filters } from './filters.tsx'
import { type Asked, type Fields, type FilterValues, type ListFilter, useListFilter } from './list-filter.ts'
import { usePagedCall } from './use-paged-call.ts'

/** State that the parts of a list page share. */
type DeskState<F, O> = {
  readonly values: FilterValues<F>
  /** The filter as an export takes it. */
  readonly asked: Asked<F>
  /** True if the filter excludes rows. */
  readonly isNarrowed: boolean
  /** Whether the operator has the permission to write. */
  readonly mayWrite: boolean
  /** Opens the page's dialog. */
  readonly open: (opened: O) => void
}

type ListPart<R, F extends Fields, O> = {
  /** The call for one page; its query must take the filter. */
  readonly call: R & (Asked<F> & { readonly page: number } extends QueryInput<R> ? unknown : never)
  readonly filter: ListFilter<F>
  /** Milliseconds between two reads of a list that changes by itself. */
  readonly rereadEvery?: number
  /** The permission for the page's actions. */
  readonly writes?: Permission
  /** The button for a new row, for operators who may write, and its dialog. */
  readonly adds?: AddsProps
  /** Other buttons at the right end of the head. */
  readonly action?: (desk: DeskState<F, O>) => ReactNode
  readonly above?: ReactNode
  readonly list: (data: Output<R>, desk: DeskState<F, O>) => ReactNode
  readonly below?: ReactNode
  /** Draws the dialog that a button or a row has opened. Stands before `action` and `list`, which need its type. */
  readonly dialog?: (opened: O, close: () => void, data: Output<R> | undefined) => ReactNode
  /** Counter word: 명, 건. */
  readonly unit: string
  /** Shown after the count. */
  readonly count?: (data: Output<R>, values: FilterValues<F>) => string
  readonly icon: LucideIcon
  readonly nothing: string | ((values: FilterValues<F>) => string)
  /** The text where a filter leaves no rows. */
  readonly nothingLeft?: string | ((values: FilterValues<F>) => string)
  /** Number and height of the placeholder rows. */
  readonly rows?: number
  readonly rowClass?: string
}

/** Returns the page of a list: filter, rows page by page, and the dialogs that its buttons open. */
export function listDesk<R extends AnyRoute, F extends Fields, O = never>({
  title,
  note,
  ...declared
}: { readonly title: string; readonly note?: string } & ListPart<R, F, O>) {
  return function Page() {
    const { actions, list } = useList(declared)
    return (
      <DeskPage title={title} note={note} action={actions}>
        {list}
      </DeskPage>
    )
  }
}

/** Returns a list as a part of a page, such as a tab. */
export const listPart = <R extends AnyRoute, F extends Fields, O = never>(declared: ListPart<R, F, O>) =>
  function Part() {
    const { actions, list } = useList(declared)
    return (
      <>
        {actions}
        {list}
      </>
    )
  }

function useList<R extends AnyRoute, F extends Fields, O>(declared: ListPart<R, F, O>) {
  const { call, filter, writes, adds, action, nothing, nothingLeft = '', count } = declared
  const { values, show, toPage, asked, query, isNarrowed, reset } = useListFilter(filter)
  const [opened, open] = useState<{ readonly it: O }>()
  const rights = useOwnRights()
  // The declaration already checks that the call accepts this query.
  const answer = usePagedCall<R>(call, { query } as CallArguments<R>[0], values.page, declared.rereadEvery)
  const mayWrite = writes !== undefined && (rights.data?.permissions.includes(writes) ?? false)
  const desk = { values, asked, isNarrowed, mayWrite, open: (it: O) => open({ it }) }
  const textOf = (text: string | ((of: FilterValues<F>) => string)) =>
    typeof text === 'string' ? text : text(values)
  const actions = (action || (adds && mayWrite)) && (
    <div className="flex flex-wrap items-center justify-end gap-2">
      {action?.(desk)}
      {adds && mayWrite && <Adds {...adds} />}
    </div>
  )
  const list = (
    <>
      {declared.above}
      <Filters of={filter} values={values} onChange={show} />
      <CountedAnswer
        answer={answer}
        page={values.page}
        onPage={toPage}
        unit={declared.unit}
        icon={declared.icon}
        nothing={textOf(nothing)}
        narrowed={isNarrowed ? { nothing: textOf(nothingLeft), onReset: reset } : undefined}
        {...(count && { note: (data: Output<R>) => count(data, values) })}
        {...(declared.rows && { rows: declared.rows })}
        {...(declared.rowClass && { rowClass: declared.rowClass })}
      >
        {data => declared.list(data, desk)}
      </CountedAnswer>
      {declared.below}
      {opened && declared.dialog?.(opened.it, () => open(undefined), answer.data)}
    </>
  )
  return { actions, list }
}

type AddsProps = { readonly label: string; readonly dialog: (close: () => void) => ReactNode }

function Adds({ label, dialog }: AddsProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button look="primary" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && dialog(() => setIsOpen(false))}
    </>
  )
}

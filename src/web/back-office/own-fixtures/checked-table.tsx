import { useState } from 'react'
import type { CheckedTable } from '#contract/back-office/own-fixtures/own-fixtures.ts'
import { pageOf } from '#contract/wire/paging.ts'
import { formatFigure } from '#domain/korean-formats.ts'
import { Button } from '#web/kit/controls/button.tsx'
import { Pagination } from '#web/kit/controls/pagination.tsx'
import { Tabs } from '#web/kit/controls/tabs.tsx'
import { RefusalNote } from '../kit/acts/refusal-note.tsx'
import { CheckedLines } from './checked-lines.tsx'
import { EnterDialog } from './enter-dialog.tsx'
import type { Checked } from './use-check.ts'

type CheckedTableProps = {
  readonly checked: Checked
  /** True for a single match entered by form: no paging or filter. */
  readonly single?: boolean
  readonly onEntered: () => void
}

type Part = 'all' | 'wrong' | 'right'

/** The result of checking a table, line by line, and the button that enters it. */
export function CheckedTableView({ checked, single = false, onEntered }: CheckedTableProps) {
  const [isEntering, setEntering] = useState(false)
  const { said } = checked
  if (said.faults.length > 0)
    return (
      <section aria-label="확인 결과" className="grid gap-2">
        {said.faults.map(text => (
          <RefusalNote key={text} text={text} />
        ))}
      </section>
    )
  return (
    <section aria-label="확인 결과" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Summary said={said} />
      {single ? <CheckedLines lines={said.lines} /> : <PagedLines said={said} />}
      {said.rightCount > 0 && (
        <div>
          <Button look="primary" size="lg" onClick={() => setEntering(true)}>
            {enterWord(said)}
          </Button>
        </div>
      )}
      {isEntering && (
        <EnterDialog checked={checked} onEntered={onEntered} onClose={() => setEntering(false)} />
      )}
    </section>
  )
}

const enterWord = ({ rightCount, wrongCount }: CheckedTable): string =>
  wrongCount > 0
    ? `오류 ${formatFigure(wrongCount)}경기를 빼고 ${formatFigure(rightCount)}경기 등록`
    : `${formatFigure(rightCount)}경기 등록`

/** Lists new names: a typing error would create an unintended league. */
function Summary({
  said: { rightCount, wrongCount, newLeagues, newTeams },
}: {
  readonly said: CheckedTable
}) {
  return (
    <div role="status" className="grid gap-1 text-sm">
      <p className="font-semibold">
        {`등록 가능 ${formatFigure(rightCount)}경기`}
        {wrongCount > 0 && <span className="text-danger">{` · 오류 ${formatFigure(wrongCount)}경기`}</span>}
      </p>
      {newLeagues.length > 0 && <NewNames word="새 리그" names={newLeagues} />}
      {newTeams.length > 0 && <NewNames word="새 팀" names={newTeams} />}
    </div>
  )
}

const NAMED_MAX = 12

const NewNames = ({ word, names }: { readonly word: string; readonly names: readonly string[] }) => (
  <p className="wrap-anywhere text-dim">
    <span className="font-semibold text-gold">{`${word} ${formatFigure(names.length)}`}</span>
    {` · ${names.slice(0, NAMED_MAX).join(', ')}${names.length > NAMED_MAX ? ' …' : ''}`}
  </p>
)

function PagedLines({ said }: { readonly said: CheckedTable }) {
  const [part, setPart] = useState<Part>(said.wrongCount > 0 ? 'wrong' : 'all')
  const [page, setPage] = useState(1)
  const lines = said.lines.filter(({ match }) => part === 'all' || (part === 'right') === (match !== null))
  const tabs = [
    { key: 'all', label: '전체', count: said.lines.length },
    { key: 'wrong', label: '오류', count: said.wrongCount },
    { key: 'right', label: '정상', count: said.rightCount },
  ] as const
  const { rows, pageCount } = pageOf(lines, page)
  return (
    <>
      <Tabs
        label="확인 결과 보기"
        tabs={tabs}
        value={part}
        onChange={next => {
          setPart(next)
          setPage(1)
        }}
      />
      <CheckedLines lines={rows} />
      <Pagination page={page} pageCount={pageCount} onChange={setPage} />
    </>
  )
}

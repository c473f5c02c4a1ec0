import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '#web/kit/controls/button.tsx'
import { DeskPage } from '../kit/desk-page.tsx'
import { CheckedTableView } from './checked-table.tsx'
import { isNamed, type MatchDraft, noMatch, tableOf } from './match-draft.ts'
import { MatchForm } from './match-form.tsx'
import { useCheck } from './use-check.ts'

/** 새 경기 등록: enters one match by form, after a check. */
export function Page() {
  const [draft, setDraft] = useState(noMatch)
  const navigate = useNavigate()
  const { checked, busy, check, forget } = useCheck()
  const change = (part: Partial<MatchDraft>) => {
    setDraft(known => ({ ...known, ...part }))
    forget()
  }
  return (
    <DeskPage title="새 경기 등록" back={{ to: '/admin/own-fixtures', title: '경기등록' }}>
      <form
        className="grid grid-cols-[minmax(0,1fr)] gap-3"
        onSubmit={event => {
          event.preventDefault()
          void check(new Blob([tableOf(draft)], { type: 'text/csv' }))
        }}
      >
        <MatchForm draft={draft} onChange={change} />
        <div>
          <Button
            type="submit"
            look={checked ? 'plain' : 'primary'}
            size="lg"
            disabled={!isNamed(draft)}
            busy={busy}
          >
            확인
          </Button>
        </div>
      </form>
      {checked && (
        <CheckedTableView
          checked={checked}
          single
          onEntered={() => void navigate({ to: '/admin/own-fixtures' })}
        />
      )}
    </DeskPage>
  )
}

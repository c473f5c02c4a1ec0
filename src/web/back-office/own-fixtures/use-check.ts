import { useRef, useState } from 'react'
import { type CheckedTable, ownFixtureContract } from '#contract/back-office/own-fixtures/own-fixtures.ts'
import { call, showRefusal } from '#web/client/api/api.ts'

/** A table, and the server's check of it. */
export type Checked = { readonly table: Blob; readonly said: CheckedTable }

/** Checks a table on the server; a changed table must be checked again. */
export function useCheck() {
  const [checked, setChecked] = useState<Checked>()
  const [busy, setBusy] = useState(false)
  const asked = useRef(0)
  const forget = () => {
    asked.current += 1
    setChecked(undefined)
  }
  const check = async (table: Blob): Promise<void> => {
    forget()
    const mine = asked.current
    setBusy(true)
    const answer = await call(ownFixtureContract.check, {}, { file: table })
    setBusy(false)
    if (!answer.ok) return showRefusal(answer.refusal)
    if (mine === asked.current) setChecked({ table, said: answer.value })
  }
  return { checked, busy, check, forget }
}

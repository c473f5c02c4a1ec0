import type { Refusal } from '#contract/wire/refusals.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type OperatorAct, recordAct } from '#server/site/site.ts'
import {
  deleteTemplateRow,
  insertTemplate,
  listTemplates,
  lockTemplates,
  type TemplateRow,
  updateTemplate,
} from './templates.sql.ts'

type TemplateDeps = Pick<Deps, 'db' | 'clock'>
type Text = { readonly title: string; readonly contents: string }
type Done = { readonly id: number }

/** All of them stand in one list to choose from. */
const TEMPLATES_MAX = 50

/** The answers that operators give often, by their titles. */
export const readTemplates = ({ db }: Pick<Deps, 'db'>): Promise<readonly TemplateRow[]> => listTemplates(db)

/** Adds a template; titles tell them apart, so the same one twice is refused. */
export const writeTemplate = (
  deps: TemplateDeps,
  act: OperatorAct,
  text: Text,
): Promise<Result<Done, Refusal<'TEMPLATE_TITLE'> | Refusal<'TEMPLATES_FULL'>>> =>
  underLock(deps, async (tx, known) => {
    if (hasTitle(known, text)) return refuse({ code: 'TEMPLATE_TITLE' })
    if (known.length >= TEMPLATES_MAX) return refuse({ code: 'TEMPLATES_FULL', max: TEMPLATES_MAX })
    const { id } = await insertTemplate(tx, text)
    await log(deps, tx, act, { act: 'write-template', id, before: null, after: text })
    return accept({ id })
  })

/** Changes a template. As it is already: nothing happens. */
export const editTemplate = (
  deps: TemplateDeps,
  act: OperatorAct,
  id: number,
  text: Text,
): Promise<Result<Done, Refusal<'NOT_FOUND'> | Refusal<'TEMPLATE_TITLE'>>> =>
  underLock(deps, async (tx, known) => {
    const was = known.find(one => one.id === id)
    if (!was) return refuse({ code: 'NOT_FOUND' })
    const others = known.filter(one => one !== was)
    if (hasTitle(others, text)) return refuse({ code: 'TEMPLATE_TITLE' })
    if (was.title === text.title && was.contents === text.contents) return accept({ id })
    await updateTemplate(tx, id, text)
    await log(deps, tx, act, { act: 'edit-template', id, before: textOf(was), after: text })
    return accept({ id })
  })

/** Takes a template off the list; what was answered with it stays, and the log keeps its text. */
export const deleteTemplate = (
  deps: TemplateDeps,
  act: OperatorAct,
  id: number,
): Promise<Result<Done, Refusal<'NOT_FOUND'>>> =>
  underLock(deps, async (tx, known) => {
    const was = known.find(one => one.id === id)
    if (!was) return refuse({ code: 'NOT_FOUND' })
    await deleteTemplateRow(tx, id)
    await log(deps, tx, act, { act: 'delete-template', id, before: textOf(was), after: null })
    return accept({ id })
  })

const underLock = <T>(
  { db }: TemplateDeps,
  act: (tx: Tx, known: readonly TemplateRow[]) => Promise<T>,
): Promise<T> =>
  db.transaction(async tx => {
    await lockTemplates(tx)
    return act(tx, await listTemplates(tx))
  })

const hasTitle = (known: readonly TemplateRow[], { title }: Text): boolean =>
  known.some(one => one.title === title)

const textOf = ({ title, contents }: TemplateRow): Text => ({ title, contents })

type Entry = {
  readonly act: string
  readonly id: number
  readonly before: Text | null
  readonly after: Text | null
}

const log = ({ clock }: TemplateDeps, tx: Tx, operator: OperatorAct, { id, ...entry }: Entry) =>
  recordAct(tx, { ...operator, ...entry, subject: `answer-template:${id}`, at: clock.now() })

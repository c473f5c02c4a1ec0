import type { Refusal } from '#contract/wire/refusals.ts'
import type { Result } from '#domain/result.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { keptList, type OperatorAct } from '#server/site/site.ts'
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

/** All templates are shown in one list. */
const TEMPLATES_MAX = 50

const templates = keptList<TemplateRow, Text>({
  acts: { add: 'write-template', edit: 'edit-template', delete: 'delete-template' },
  subject: 'answer-template',
  list: listTemplates,
  lock: lockTemplates,
  insert: insertTemplate,
  update: updateTemplate,
  remove: deleteTemplateRow,
  wordsOf: ({ title, contents }) => ({ title, contents }),
})

/** Returns the answer templates, by title. */
export const readTemplates = ({ db }: Pick<Deps, 'db'>): Promise<readonly TemplateRow[]> => listTemplates(db)

/** Adds a template; a duplicate title is refused. */
export const writeTemplate = (
  deps: TemplateDeps,
  act: OperatorAct,
  text: Text,
): Promise<Result<Done, Refusal<'TEMPLATE_TITLE'> | Refusal<'TEMPLATES_FULL'>>> =>
  templates.add(deps, act, text, known => {
    if (hasTitle(known, text)) return { code: 'TEMPLATE_TITLE' }
    return known.length >= TEMPLATES_MAX ? { code: 'TEMPLATES_FULL', max: TEMPLATES_MAX } : undefined
  })

/** Changes a template. Idempotent. */
export const editTemplate = (
  deps: TemplateDeps,
  act: OperatorAct,
  id: number,
  { title, contents }: Text,
): Promise<Result<Done, Refusal<'NOT_FOUND'> | Refusal<'TEMPLATE_TITLE'>>> =>
  templates.edit(deps, act, id, {
    changed: () => ({ title, contents }),
    check: (others, text) => (hasTitle(others, text) ? { code: 'TEMPLATE_TITLE' } : undefined),
  })

/** Deletes a template; answers written with it stay, and the log keeps its text. */
export const deleteTemplate = (
  deps: TemplateDeps,
  act: OperatorAct,
  id: number,
): Promise<Result<Done, Refusal<'NOT_FOUND'>>> => templates.remove(deps, act, id)

const hasTitle = (known: readonly TemplateRow[], { title }: Text): boolean =>
  known.some(one => one.title === title)

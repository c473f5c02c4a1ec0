import type { answerTemplateContract } from '#contract/back-office/answer-templates.ts'
import { accept } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { deleteTemplate, editTemplate, readTemplates, writeTemplate } from './edit-templates.ts'

/** Operator routes for answer templates. */
export const answerTemplateRoutes = (
  deps: Pick<Deps, 'db' | 'clock'>,
): Handlers<typeof answerTemplateContract> => ({
  templates: async () => accept({ templates: [...(await readTemplates(deps))] }),
  write: ({ body: { reason, ...text }, caller, ip }) =>
    writeTemplate(deps, { operator: caller, ip, reason }, text),
  edit: ({ params, body: { reason, ...text }, caller, ip }) =>
    editTemplate(deps, { operator: caller, ip, reason }, params.templateId, text),
  delete: ({ params, body: { reason }, caller, ip }) =>
    deleteTemplate(deps, { operator: caller, ip, reason }, params.templateId),
})

import { z } from 'zod'
import { textInput, titleInput } from '#contract/community/boards.ts'
import { route } from '#contract/wire/route.ts'
import { idParam, reason } from '#contract/wire/wire.ts'
import { customerContentsMax, customerTitleMax } from '#domain/community/customer-questions.ts'
import { isVisibleText } from '#domain/visible-text.ts'

const answerTemplate = z.object({ id: z.number().int(), title: z.string(), contents: z.string() })
export type AnswerTemplate = z.output<typeof answerTemplate>

const templateBody = z.object({
  title: titleInput(customerTitleMax).refine(isVisibleText),
  contents: textInput(customerContentsMax).refine(isVisibleText),
  reason,
})
const templateId = z.object({ templateId: idParam })
const done = z.object({ id: z.number().int() })

/** Templates for frequent answers: plain text, edited before sending (handbook 6.3). */
export const answerTemplateContract = {
  templates: route({
    method: 'GET',
    path: 'admin/customer/templates',
    access: 'customer:read',
    summary: '답변 템플릿 (제목순)',
    output: z.object({ templates: z.array(answerTemplate) }),
    refusals: [],
  }),
  write: route({
    method: 'POST',
    path: 'admin/customer/templates',
    access: 'customer:write',
    summary: '답변 템플릿 등록',
    body: templateBody,
    output: done,
    refusals: ['TEMPLATE_TITLE', 'TEMPLATES_FULL'],
  }),
  edit: route({
    method: 'POST',
    path: 'admin/customer/templates/{templateId}',
    access: 'customer:write',
    summary: '답변 템플릿 수정',
    params: templateId,
    body: templateBody,
    output: done,
    refusals: ['NOT_FOUND', 'TEMPLATE_TITLE'],
  }),
  delete: route({
    method: 'POST',
    path: 'admin/customer/templates/{templateId}/delete',
    access: 'customer:write',
    summary: '답변 템플릿 삭제',
    params: templateId,
    body: z.object({ reason }),
    output: done,
    refusals: ['NOT_FOUND'],
  }),
}

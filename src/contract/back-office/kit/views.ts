import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { idParam, personName } from '#contract/wire/wire.ts'
import { isVisibleText } from '#domain/visible-text.ts'
import { VIEW_FILTER_MAX, VIEW_NAME_MAX, viewLists } from './view-words.ts'

const list = z.enum(viewLists)

const view = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Filter, order and columns as in the page's URL: `state=active&sort=login`. */
  filter: z.string(),
})
export type DeskView = z.output<typeof view>

/** Saved views of lists; each operator sees only their own. */
export const viewContract = {
  views: route({
    method: 'GET',
    path: 'admin/views',
    access: 'operator',
    summary: '저장한 보기',
    query: z.object({ list }),
    output: z.object({ views: z.array(view) }),
    refusals: [],
  }),
  keep: route({
    method: 'POST',
    path: 'admin/views',
    access: 'operator',
    summary: '보기 저장 (같은 이름은 바뀝니다)',
    body: z.object({
      list,
      name: personName(VIEW_NAME_MAX).refine(isVisibleText),
      filter: z.string().max(VIEW_FILTER_MAX),
    }),
    output: z.object({ id: z.number().int() }),
    refusals: ['VIEWS_FULL'],
  }),
  drop: route({
    method: 'POST',
    path: 'admin/views/{id}/delete',
    access: 'operator',
    summary: '저장한 보기 삭제',
    params: z.object({ id: idParam }),
    output: z.undefined(),
    refusals: ['NOT_FOUND'],
  }),
}

import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { idParam, page, pageCounts, reason, searchInput, wholeNumber } from '#contract/wire/wire.ts'
import { composedText } from '#domain/composed-text.ts'
import { LISTED_NAME_MAX, listedKinds } from '#domain/fixtures/listed-names.ts'
import { isVisibleText } from '#domain/visible-text.ts'

const kind = z.enum(listedKinds)

/** Teams have our ids, sports and leagues those of the feed. */
const listedName = z.object({
  id: z.number().int(),
  sportId: z.number().int(),
  sportName: z.string(),
  /** The country of a league; empty otherwise. */
  place: z.string(),
  /** The feed's name. */
  name: z.string(),
  koreanByFeed: z.string(),
  koreanByAdmin: z.string().nullable(),
  /** The name shown to members. */
  korean: z.string(),
  /** No Korean name was set. */
  missing: z.boolean(),
  hidden: z.boolean(),
  /** Listed first; always false for teams. */
  pinned: z.boolean(),
  /** Upcoming and live matches. */
  openGames: z.number().int(),
})
export type ListedName = z.output<typeof listedName>

/** Names and visibility of sports, leagues and teams (handbook 6.3). */
export const nameContract = {
  names: route({
    method: 'GET',
    path: 'admin/names',
    access: 'trading:read',
    summary: '종목, 리그, 팀의 이름과 노출 (15건씩)',
    query: z.object({
      kind,
      page,
      search: searchInput.optional(),
      sportId: wholeNumber.pipe(z.number().max(2_147_483_647)).optional(),
      show: z.enum(['missing', 'hidden', 'renamed']).optional(),
    }),
    output: z.object({
      names: z.array(listedName),
      ...pageCounts,
      /** Number of missing names among all of this kind. */
      missingCount: z.number().int(),
    }),
    refusals: [],
  }),
  changeName: route({
    method: 'POST',
    path: 'admin/names/{kind}/{id}',
    access: 'trading:write',
    summary: '종목, 리그, 팀의 한국어 이름 (null: 피드 이름으로), 노출, 고정 변경',
    params: z.object({ kind, id: idParam }),
    body: z.object({
      nameKorean: z
        .string()
        .overwrite(composedText)
        .trim()
        .max(LISTED_NAME_MAX)
        .refine(isVisibleText)
        .nullable()
        .optional(),
      hidden: z.boolean().optional(),
      pinned: z.boolean().optional(),
      reason,
    }),
    output: z.object({ id: z.number().int(), korean: z.string(), hidden: z.boolean(), pinned: z.boolean() }),
    refusals: ['NOT_FOUND', 'BAD_INPUT'],
  }),
}

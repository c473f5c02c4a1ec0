import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { page, pageCounts, reason, searchInput, seoulDateTime } from '#contract/wire/wire.ts'
import {
  isPictureName,
  PICTURE_BYTES_MAX,
  pictureOrders,
  pictureTypes,
  pictureUses,
} from '#domain/operator-html/pictures.ts'

const pictureName = z.string().refine(isPictureName)

const picture = z.object({
  /** Picture under `/file/download/` (API-002). */
  name: pictureName,
  /** Title given by the operator. */
  title: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** More than one for an animated picture. */
  frames: z.number().int(),
  bytes: z.number().int(),
  operator: z.string(),
  createdAt: seoulDateTime,
  /** Where it is used: `popup:3`, `notice:7`. */
  uses: z.array(z.string()),
})

/** Pictures that operators upload for popups, notices and contacts. */
export const pictureContract = {
  pictures: route({
    method: 'GET',
    path: 'admin/pictures',
    access: 'content:read',
    summary: '올린 그림 목록',
    query: z.object({
      page,
      /** Used or unused pictures. */
      use: z.enum(pictureUses).optional(),
      title: searchInput.optional(),
      sort: z.enum(pictureOrders).default('newest'),
    }),
    output: z.object({ pictures: z.array(picture), ...pageCounts }),
    refusals: [],
  }),
  uploadPicture: route({
    method: 'POST',
    path: 'admin/pictures',
    access: 'content:write',
    summary: '그림 올리기 (본문은 그림 파일, 5MB까지)',
    query: z.object({ title: z.string().trim().min(1).max(100), reason }),
    bytes: { types: pictureTypes, max: PICTURE_BYTES_MAX },
    output: picture,
    refusals: [
      'BODY_TOO_LARGE',
      'UNSUPPORTED_BODY',
      'PICTURE_UNREADABLE',
      'PICTURE_TOO_LARGE',
      'TOO_MANY_REQUESTS',
    ],
  }),
  deletePicture: route({
    method: 'POST',
    path: 'admin/pictures/{name}/delete',
    access: 'content:write',
    summary: '그림 삭제 (쓰이는 그림은 지울 수 없음)',
    params: z.object({ name: pictureName }),
    body: z.object({ reason }),
    output: z.object({ name: z.string() }),
    refusals: ['NOT_FOUND', 'PICTURE_IN_USE'],
  }),
}

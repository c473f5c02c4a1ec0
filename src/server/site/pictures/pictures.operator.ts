import type { pictureContract } from '#contract/site/pictures.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { accept } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import { type Picture, readPictures } from './read-pictures.ts'
import { removePicture } from './remove-picture.ts'
import { openUploads, type PictureDeps } from './upload-picture.ts'

/** Operator routes for pictures. */
export function pictureRoutes(deps: PictureDeps): Handlers<typeof pictureContract> {
  const upload = openUploads(deps)
  return {
    pictures: async ({ query: { page, use, title = '', sort } }) => {
      const { pictures, ...counts } = await readPictures(deps, { use, title, sort }, page)
      return accept({ pictures: pictures.map(wirePicture), ...counts })
    },
    uploadPicture: async ({ caller, ip, query: { title, reason }, readBytes }) => {
      const stored = await upload({ operator: caller, ip, reason }, title, readBytes)
      return stored.ok ? accept(wirePicture(stored.value)) : stored
    },
    deletePicture: ({ caller, ip, params, body }) =>
      removePicture(deps, { operator: caller, ip, reason: body.reason }, params.name),
  }
}

const wirePicture = ({ createdAt, uses, ...picture }: Picture) => ({
  ...picture,
  uses: [...uses],
  createdAt: formatSeoul(createdAt, 'YYYY-MM-DD HH:mm:ss'),
})

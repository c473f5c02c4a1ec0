import { countPictures, listPictures, type StoredPicture } from './pictures.sql.ts'
import type { PictureDeps } from './upload-picture.ts'

export type Picture = StoredPicture

type Part = { readonly limit: number; readonly offset: number }

/** A part of the uploaded pictures, the newest first, and how many there are. */
export async function readPictures({ db }: Pick<PictureDeps, 'db'>, { limit, offset }: Part) {
  const [pictures, totalCount] = await Promise.all([listPictures(db, limit, offset), countPictures(db)])
  return { pictures, totalCount }
}

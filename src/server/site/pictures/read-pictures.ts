import { countPictures, listPictures, type PicturesAsked, type StoredPicture } from './pictures.sql.ts'
import type { PictureDeps } from './upload-picture.ts'

export type Picture = StoredPicture

type Part = PicturesAsked & { readonly limit: number; readonly offset: number }

/** Returns a page of uploaded pictures, and their number. */
export async function readPictures({ db }: Pick<PictureDeps, 'db'>, { limit, offset, ...which }: Part) {
  const [pictures, totalCount] = await Promise.all([
    listPictures(db, which, limit, offset),
    countPictures(db, which),
  ])
  return { pictures, totalCount }
}

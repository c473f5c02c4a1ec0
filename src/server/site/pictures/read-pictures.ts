import { type PicturesAsked, pictureList, type StoredPicture } from './pictures.sql.ts'
import type { PictureDeps } from './upload-picture.ts'

export type Picture = StoredPicture

/** Returns a page of uploaded pictures. */
export async function readPictures({ db }: Pick<PictureDeps, 'db'>, which: PicturesAsked, page: number) {
  const { rows, ...counts } = await pictureList.page(db, which, page)
  return { pictures: rows, ...counts }
}

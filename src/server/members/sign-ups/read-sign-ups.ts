import type { Deps } from '#server/platform/process/deps.ts'
import { signUpList } from './sign-ups.sql.ts'

/** Returns a page of sign-ups waiting for approval, longest wait first. */
export async function readSignUps({ db }: Pick<Deps, 'db'>, name: string | undefined, page: number) {
  const { rows, ...counts } = await signUpList.page(db, { name }, page)
  return { signUps: rows, ...counts }
}

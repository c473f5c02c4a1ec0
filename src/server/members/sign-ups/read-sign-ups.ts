import type { Deps } from '#server/platform/process/deps.ts'
import { countSignUps, listSignUps } from './sign-ups.sql.ts'

type Part = { readonly limit: number; readonly offset: number }

/** Returns a page of sign-ups waiting for approval, longest wait first, and their number. */
export async function readSignUps({ db }: Pick<Deps, 'db'>, name: string | undefined, part: Part) {
  const [signUps, totalCount] = await Promise.all([listSignUps(db, { name }, part), countSignUps(db, name)])
  return { signUps, totalCount }
}

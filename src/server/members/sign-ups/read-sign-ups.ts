import type { Deps } from '#server/platform/process/deps.ts'
import { countSignUps, listSignUps } from './sign-ups.sql.ts'

type Part = { readonly limit: number; readonly offset: number }

/** A part of those who have signed up and wait to be let in, the longest wait first, and how many there are. */
export async function readSignUps({ db }: Pick<Deps, 'db'>, name: string | undefined, part: Part) {
  const [signUps, totalCount] = await Promise.all([listSignUps(db, { name }, part), countSignUps(db, name)])
  return { signUps, totalCount }
}

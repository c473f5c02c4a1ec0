import { memberContract } from '#contract/members.ts'
import { call } from '../api/api.ts'
import { goTo } from '../navigation/go-to.ts'
import { clearSession } from './end-session.ts'

/**
 * The member logs out (SESSION-004..008). What is stored goes at once, while the call with the token is on its way:
 * the live line and the other tabs then know already and don't take the server's word for a forced logout.
 */
export async function logOut(): Promise<void> {
  const told = call(memberContract.logout)
  clearSession()
  goTo('/login')
  await told
}

import { memberContract } from '#contract/account/members.ts'
import { call } from '../api/api.ts'
import { goTo } from '../navigation/go-to.ts'
import { clearSession } from './end-session.ts'

/**
 * Logs the member out (SESSION-004..008). The stored session is cleared immediately while the call is
 * pending, so that the live connection and other tabs don't treat the server's message as a forced
 * logout.
 */
export async function logOut(): Promise<void> {
  const told = call(memberContract.logout)
  clearSession()
  goTo('/login')
  await told
}

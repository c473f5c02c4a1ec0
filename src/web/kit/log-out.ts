import { memberContract } from '#contract/members.ts'
import { call } from './api.ts'
import { clearSession } from './end-session.ts'
import { goTo } from './go-to.ts'

/** The member logs out: the token ends on the server, then all is cleared here, whatever the server says (SESSION-004..008). */
export async function logOut(): Promise<void> {
  await call(memberContract.logout)
  clearSession()
  goTo('/login')
}

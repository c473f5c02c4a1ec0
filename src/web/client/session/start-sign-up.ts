import { siteContract } from '#contract/site/site.ts'
import { showAlert } from '#web/kit/overlays/alerts.ts'
import { call, showRefusal } from '../api/api.ts'
import { openDialog } from '../state/overlays.ts'

/**
 * Opens the recommender dialog in place of the login dialog, unless sign-up is closed (DIALOG-010,
 * DIALOG-011). Without recommenders it opens the form directly.
 */
export async function startSignUp(): Promise<void> {
  const answer = await call(siteContract.signUp)
  if (!answer.ok) return showRefusal(answer.refusal)
  if (answer.value.joinStartEndFlg === 1) return showAlert('현재 회원가입은 종료했습니다.')
  openDialog(answer.value.recommenderRule === 'none' ? 'join' : 'recommenderJoin')
}

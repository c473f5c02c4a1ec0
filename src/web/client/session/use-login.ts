import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type { AwaitedProof, BegunSession } from '#contract/account/members.ts'
import { memberContract } from '#contract/account/members.ts'
import { showAlert } from '#web/kit/overlays/alerts.ts'
import { showToast } from '#web/kit/overlays/toasts.ts'
import { call } from '../api/api.ts'
import type { CallRefusal } from '../api/api-client.ts'
import { sessionStore } from './session-store.ts'

export type LoginEntry = { readonly userId: string; readonly password: string }
export type LoginForm = UseFormReturn<LoginEntry>

/**
 * The login flow: login name and password, and the second factor if required. Starts the session or
 * reports the refusal.
 */
export function useLogin(onRefused: (refusal: CallRefusal, form: LoginForm) => void) {
  const begin = useBeginSession()
  const [awaited, setAwaited] = useState<AwaitedProof>()
  const form = useForm<LoginEntry>({ defaultValues: { userId: '', password: '' } })
  const logIn = form.handleSubmit(async entry => {
    const answer = await call(memberContract.login, { body: entry })
    if (!answer.ok) return onRefused(answer.refusal, form)
    if ('ticket' in answer.value) return setAwaited(answer.value)
    await begin(answer.value)
  })
  /** Back to login name and password. */
  const leave = () => {
    setAwaited(undefined)
    form.setValue('password', '')
  }
  return { form, logIn, awaited, leave, begin }
}

/** Starts a session: shows the previous login and navigates to the landing page. */
function useBeginSession() {
  const router = useRouter()
  return async ({ token, user, logoutMin, previousLogin, ...due }: BegunSession) => {
    sessionStore.begin(token, user, logoutMin)
    if (previousLogin) showToast(`지난 로그인: ${previousLogin.at.slice(0, 16)} · ${previousLogin.device}`)
    if (due.mustChangePassword) return router.navigate({ to: '/member/password' })
    if (due.mustSetSecondFactor) {
      // The refusal texts are loaded only by the few who need this.
      const { describeRefusal } = await import('#contract/wire/refusals.ts')
      showAlert(describeRefusal({ code: 'SECOND_FACTOR_DEMANDED' }).text)
      return router.navigate({ to: '/member', search: { view: 'security' } })
    }
    // This page's guard redirects to the landing page (SESSION-019 to SESSION-023).
    await router.invalidate()
  }
}

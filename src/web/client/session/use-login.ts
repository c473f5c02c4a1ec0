import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type { AwaitedProof, BegunSession } from '#contract/members.ts'
import { memberContract } from '#contract/members.ts'
import { showAlert } from '#web/kit/overlays/alerts.ts'
import { showToast } from '#web/kit/overlays/toasts.ts'
import { call } from '../api/api.ts'
import type { CallRefusal } from '../api/api-client.ts'
import { sessionStore } from './session-store.ts'

export type LoginEntry = { readonly userId: string; readonly password: string }
export type LoginForm = UseFormReturn<LoginEntry>

/**
 * A login: id and password, and the second factor where the house asks for one. Sent, it begins the session that the
 * house opens, or tells why there is none.
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
  /** Back to id and password. */
  const leave = () => {
    setAwaited(undefined)
    form.setValue('password', '')
  }
  return { form, logIn, awaited, leave, begin }
}

/** Takes a session in: the member is told of the login before, and led where they belong. */
function useBeginSession() {
  const router = useRouter()
  return async ({ token, user, logoutMin, previousLogin, ...due }: BegunSession) => {
    sessionStore.begin(token, user, logoutMin)
    if (previousLogin) showToast(`지난 로그인: ${previousLogin.at.slice(0, 16)} · ${previousLogin.device}`)
    if (due.mustChangePassword) return router.navigate({ to: '/member/password' })
    if (due.mustSetSecondFactor) {
      // The catalogue is fetched by the few who are told this.
      const { describeRefusal } = await import('#contract/wire/refusals.ts')
      showAlert(describeRefusal({ code: 'SECOND_FACTOR_DEMANDED' }).text)
      return router.navigate({ to: '/member', search: { view: 'security' } })
    }
    // The guard of this page knows where who belongs (SESSION-019 to SESSION-023).
    await router.invalidate()
  }
}

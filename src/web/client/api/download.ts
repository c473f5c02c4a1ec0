import { endSession } from '../session/end-session.ts'
import { sessionStore } from '../session/session-store.ts'
import {
  type AnyRoute,
  buildRequest,
  type CallArguments,
  type CallRefusal,
  networkText,
  readRefusal,
  refused,
} from './api-client.ts'
import { globalAct } from './global-status.ts'
import { saveFile } from './save-file.ts'

type Downloaded =
  | { readonly ok: true; readonly value: undefined }
  | { readonly ok: false; readonly refusal: CallRefusal }

/** Keeps what a route answers as a file under the name that the house gives it; refused, nothing is kept. */
export async function download<R extends AnyRoute>(
  route: R,
  ...[input]: CallArguments<R>
): Promise<Downloaded> {
  const token = sessionStore.current()?.token
  const request = buildRequest(route, input ?? {}, token)
  const answer = await fetch(request.url, request.init).catch(() => undefined)
  if (!answer) return refused('NETWORK', 0, networkText)
  if (!answer.ok) {
    const code = answer.headers.get('X-Refusal')
    const act = globalAct({ status: answer.status, refusalCode: code, path: route.path })
    if (act) await endSession(act, token)
    const told = readRefusal(answer.status, code, await answer.text(), act !== undefined)
    return told.ok ? refused('BAD_ANSWER', answer.status, '') : told
  }
  // What breaks off is not kept: nobody takes a part for the whole.
  const content = await answer.blob().catch(() => undefined)
  if (!content) return refused('NETWORK', 0, networkText)
  saveFile(fileNameOf(answer.headers.get('content-disposition')), content)
  return { ok: true, value: undefined }
}

const fileNameOf = (disposition: string | null): string => {
  const name = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1]
  return name ? decodeURIComponent(name) : 'hanpan.txt'
}

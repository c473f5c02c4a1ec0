import { SECOND } from '#domain/instant.ts'
import { parseWireJson } from '../wire/wire-json.ts'
import { asObject, asObjects, asText, type WireObject } from '../wire/wire-reading.ts'

const PATIENCE = 60 * SECOND

/**
 * Asks one of the vendor's HTTP services; an answer without a body is an empty one. Every fault is thrown, with the
 * address and never with the login.
 */
export async function postJson(url: URL, body: object): Promise<WireObject> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE),
  })
  const text = await response.text()
  const answer = text.trim() === '' ? {} : asObject(parseWireJson(text))
  const faults = asObjects(asObject(fieldOf(answer, 'Header'))?.Errors).map(one => asText(one.Message) ?? '?')
  if (!response.ok || faults.length > 0 || !answer)
    throw new Error(`${url.pathname} answered ${response.status}: ${faults.join('; ') || 'no reason given'}`)
  return answer
}

/** A field whatever the case of its first letter: the vendor's pages write it either way. */
export const fieldOf = (object: WireObject | undefined, name: string): unknown =>
  object?.[name] ?? object?.[name.slice(0, 1).toLowerCase() + name.slice(1)]

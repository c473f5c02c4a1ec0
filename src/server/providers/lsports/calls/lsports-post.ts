import { SECOND } from '#domain/instant.ts'
import { parseWireJson } from '../wire/wire-json.ts'
import { asObject, asObjects, asText, type WireObject } from '../wire/wire-reading.ts'

const PATIENCE = 60 * SECOND

/**
 * Calls one of the vendor's HTTP services; a response without a body counts as empty. Faults are thrown, with the URL
 * but never with the login.
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

/** Reads a field whose first letter may be upper or lower case: the vendor's documentation uses both. */
export const fieldOf = (object: WireObject | undefined, name: string): unknown =>
  object?.[name] ?? object?.[name.slice(0, 1).toLowerCase() + name.slice(1)]

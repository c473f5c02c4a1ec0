import type { Refusal } from '#contract/wire/refusals.ts'
import type { Route } from '#contract/wire/route.ts'
import { assert } from '#domain/assert.ts'
import { accept, type Result } from '#domain/result.ts'
import type { Caller } from './caller.ts'
import { inputReader, type RawInput } from './read-input.ts'

/** An operator's call that waits for a second operator (X4): the caller, the input, and the effect. */
export type CallForTwo = {
  readonly route: Route
  readonly raw: RawInput
  readonly caller: Caller
  readonly ip: string
  readonly act: Refusal<'SECOND_PERSON_NEEDED'>
}

/** A stored call that is executed after approval. */
export type SecondedCall = { readonly raw: RawInput; readonly caller: Caller; readonly ip: string }

/** Input of a stored call for its handler: parsed again, without the request's headers. */
export function secondedInput(route: Route | undefined, { raw, caller, ip }: SecondedCall) {
  assert(route, 'a kept call is of a route that is served')
  const input = inputReader(route)(raw)
  if (!input.ok) return input
  return accept({
    ...input.value,
    caller,
    ip,
    sharedAddress: false,
    header: () => undefined,
    setHeader: () => {},
    readBytes: () => Promise.reject(new Error('a file does not wait for a second operator')),
  })
}

const isForTwo = (refusal: Refusal): refusal is Refusal<'SECOND_PERSON_NEEDED'> =>
  refusal.code === 'SECOND_PERSON_NEEDED'

/** The refusal codes that a route may answer with. */
export const saidOf = ({ refusals }: Route): readonly string[] => [
  'BAD_INPUT',
  ...refusals,
  ...(refusals.includes('SECOND_PERSON_NEEDED') ? keptRefusals : []),
]

/** Answers of a call that needs a second operator. */
const keptRefusals = ['SECOND_PERSON_ASKED', 'SECOND_PERSON_MISSING'] as const

export type KeepForSecond = (kept: CallForTwo) => Promise<Result<never, Refusal>>

/** Returns an answer unchanged, or stores the call and returns its state if it needs a second operator. */
export async function keptWhereForTwo<T>(
  given: Result<T, Refusal> | Promise<Result<T, Refusal>>,
  { raw: { params, query, body }, ...call }: Omit<CallForTwo, 'act'>,
  keep: KeepForSecond,
): Promise<Result<T, Refusal>> {
  const answer = await given
  return !answer.ok && isForTwo(answer.refusal)
    ? keep({ ...call, raw: { params, query, body }, act: answer.refusal })
    : answer
}

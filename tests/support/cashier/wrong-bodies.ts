/** A valid form, and the invalid values of its fields other than wrong types. */
export type Form = {
  readonly path: string
  readonly token: string
  readonly body: Readonly<Record<string, unknown>>
  /** Optional fields. */
  readonly optional?: readonly string[]
  /** Values of a field that its type allows and its rule refuses. */
  readonly wrong?: Readonly<Record<string, readonly unknown[]>>
  /** Other valid values of a field. Each makes it a different request under the same key. */
  readonly others?: Readonly<Record<string, unknown>>
}

/** Values that no field of any form accepts. */
const NEVER: readonly unknown[] = [-1, 0.5, 1e20, 2 ** 53, true, [], {}, null, '가'.repeat(5_000), '\u0000']

/** Yields the body with each of its fields invalid in every way, or missing. */
export function* wrongBodies({ body, optional = [], wrong = {} }: Form): Generator<Record<string, unknown>> {
  for (const name of new Set([...Object.keys(body), ...Object.keys(wrong)])) {
    const isNull = body[name] === null
    for (const value of [...NEVER, ...(wrong[name] ?? [])])
      if (!(isNull && value === null)) yield { ...body, [name]: value }
    const { [name]: _, ...rest } = body
    if (name in body && !optional.includes(name)) yield rest
  }
}

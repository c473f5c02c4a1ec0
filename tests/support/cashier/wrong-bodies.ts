/** A form, as it is right, and how its fields may be wrong beside their types. */
export type Form = {
  readonly path: string
  readonly token: string
  readonly body: Readonly<Record<string, unknown>>
  /** Fields that may be left out. */
  readonly optional?: readonly string[]
  /** Values of a field that its type allows and its rule does not. */
  readonly wrong?: Readonly<Record<string, readonly unknown[]>>
  /** Other words for a field, each of which makes it another wish under the same key. */
  readonly others?: Readonly<Record<string, unknown>>
}

/** No value of any field of a form. */
const NEVER: readonly unknown[] = [-1, 0.5, 1e20, 2 ** 53, true, [], {}, null, '가'.repeat(5_000), '\u0000']

/** The body with each of its fields wrong in every way, or left out. */
export function* wrongBodies({ body, optional = [], wrong = {} }: Form): Generator<Record<string, unknown>> {
  for (const name of new Set([...Object.keys(body), ...Object.keys(wrong)])) {
    const isNull = body[name] === null
    for (const value of [...NEVER, ...(wrong[name] ?? [])])
      if (!(isNull && value === null)) yield { ...body, [name]: value }
    const { [name]: _, ...rest } = body
    if (name in body && !optional.includes(name)) yield rest
  }
}

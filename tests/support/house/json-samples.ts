/** The part of JSON Schema that the contract's own description uses. */
export type JsonSchema = {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly items?: JsonSchema
  readonly minItems?: number
  readonly minimum?: number
  readonly minLength?: number
  readonly format?: string
  readonly pattern?: string
}

/** Returns a value that satisfies the schema, or nearly: rules that exist only in code are unknown here. */
export function sampleOf(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [first] = schema.anyOf ?? schema.oneOf ?? []
  if (first) return sampleOf(first)
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, part]) => [name, sampleOf(part)]),
      )
    case 'array':
      return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () => sampleOf(schema.items ?? {}))
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1)
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      return sampleText(schema)
  }
}

function sampleText({ format, pattern, minLength = 0 }: JsonSchema): string {
  if (format === 'date') return '2026-11-20'
  if (format === 'uuid') return '00000000-0000-7000-8000-000000000001'
  if (pattern?.includes('\\d{4}-\\d{2}-\\d{2}')) return '2026-11-20 12:00:00'
  if (pattern?.includes('\\d')) return '1'
  return '가나다라마바사아자차'.padEnd(minLength, '가')
}

/** Yields the sample with one of its parts replaced by the value, for each part. */
export function* withOneReplaced(sample: unknown, value: unknown): Generator<unknown> {
  yield value
  if (Array.isArray(sample)) {
    for (const [index, one] of sample.entries())
      for (const replaced of withOneReplaced(one, value)) yield sample.with(index, replaced)
    return
  }
  if (typeof sample !== 'object' || sample === null) return
  for (const [name, one] of Object.entries(sample)) {
    const { [name]: _, ...rest } = sample as Readonly<Record<string, unknown>>
    yield rest
    for (const replaced of withOneReplaced(one, value)) yield { ...sample, [name]: replaced }
  }
}

/** A statement with its values separate from its text, so that no value is ever part of the SQL. */
export type Sql = {
  readonly text: string
  readonly values: readonly unknown[]
  /** Set by `prepared`: the server caches the statement's plan under this name. */
  readonly name?: string
  readonly pieces: readonly string[]
}

const texts = new WeakMap<readonly string[], string>()

/**
 * Builds a parameterised statement: sql`select * from bet where id = ${id}`. A value that is itself an `Sql` is
 * inserted as text with its own values, so statements compose.
 */
export function sql(strings: TemplateStringsArray, ...given: unknown[]): Sql {
  if (!given.some(isSql)) return { text: textOf(strings), values: given, pieces: strings }
  const pieces = [strings[0] ?? '']
  const values: unknown[] = []
  given.forEach((value, index) => {
    append(pieces, values, value)
    pieces[pieces.length - 1] += strings[index + 1] ?? ''
  })
  return { text: numbered(pieces), values, pieces }
}

/** Names a frequent statement, so that PostgreSQL parses and plans it once per connection. Each name has one text. */
export const prepared = (name: string, statement: Sql): Sql => ({ ...statement, name })

/** Joins statements with a separator: `join(conditions, ' and ')`. An empty list gives empty text. */
export function join(parts: readonly Sql[], separator = ', '): Sql {
  const pieces = ['']
  const values: unknown[] = []
  parts.forEach((part, index) => {
    if (index > 0) pieces[pieces.length - 1] += separator
    append(pieces, values, part)
  })
  return { text: numbered(pieces), values, pieces }
}

/** Holds where all given conditions do; those that are false, empty or undefined are left out. */
export function allOf(...conditions: readonly (Sql | false | '' | undefined)[]): Sql {
  const given = conditions.filter(isSql)
  return given.length > 0 ? join(given, ' and ') : sql`true`
}

/** Text written by the programmer, such as a table name. Never external text. */
export const raw = (text: string): Sql => ({ text, values: [], pieces: [text] })

function append(pieces: string[], values: unknown[], value: unknown): void {
  if (!isSql(value)) {
    values.push(value)
    pieces.push('')
    return
  }
  pieces[pieces.length - 1] += value.pieces[0] ?? ''
  pieces.push(...value.pieces.slice(1))
  values.push(...value.values)
}

const isSql = (value: unknown): value is Sql =>
  typeof value === 'object' && value !== null && 'pieces' in value && 'text' in value

/** The text of a template without fragments never changes; it is built once. */
function textOf(strings: TemplateStringsArray): string {
  const known = texts.get(strings)
  if (known !== undefined) return known
  const text = numbered(strings)
  texts.set(strings, text)
  return text
}

const numbered = (pieces: readonly string[]): string =>
  pieces.reduce((text, piece, index) => `${text}$${index}${piece}`)

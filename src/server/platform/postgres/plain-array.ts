/** An array of ids or plain words as PostgreSQL reads it. The driver would quote and escape each of them. */
export const plainArray = (values: readonly (number | string | undefined)[]): string =>
  `{${values.map(value => value ?? 'NULL').join()}}`

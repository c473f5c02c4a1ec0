/** Joins class names, leaving out what is not there: `classNames('odds', picked && 'picked')`. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ')

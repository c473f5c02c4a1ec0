/** Joins class names and skips falsy ones: `classNames('odds', picked && 'picked')`. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ')

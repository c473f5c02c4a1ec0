/** True when both values are equal as JSON, regardless of key order. */
export const isSameData = (one: unknown, other: unknown): boolean => written(one) === written(other)

const written = (value: unknown): string =>
  JSON.stringify(value, (_name, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  ) ?? ''

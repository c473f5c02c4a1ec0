/** A constant empty list for data that is not loaded, to avoid re-renders. */
export const noRows: readonly never[] = []

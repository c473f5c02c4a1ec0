const UNIQUE_VIOLATION = '23505'

/** Whether a statement failed because another row has the same key. */
export const isUniqueViolation = (fault: unknown): boolean =>
  typeof fault === 'object' && fault !== null && 'code' in fault && fault.code === UNIQUE_VIOLATION

/** What everybody who signs up declares and accepts: the first versions, unless a test publishes others. */
export const declared = { isAdult: true, acceptedTerms: 1, acceptedPrivacy: 1 } as const

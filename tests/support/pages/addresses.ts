/** What stands in the addresses of pages that show one thing. */
export type Shown = {
  readonly fixtureId: number | undefined
  readonly postId: number
  readonly betId: string
}

/** The address of a route with what is there; the first event, question, case and member are those that are written first. */
export const addressOf = (path: string, { fixtureId, postId, betId }: Shown): string =>
  path
    .replace('$fixtureId', String(fixtureId))
    .replace('$postId', String(postId))
    .replace('$betId', betId)
    .replace('$rule', 'sports')
    .replace('$group', 'next')
    .replace('$game', 'powerball')
    .replace(/\$(eventId|memberId|questionId|caseId|flag)/, '1')

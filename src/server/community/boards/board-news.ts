import { topic } from '#server/platform/news/bus.ts'

/** Published after each committed change of a post or its comments: open lists and posts reload. */
export const boardChanged = topic<{ readonly postId: number }>('board-changed', {
  reach: 'house',
})

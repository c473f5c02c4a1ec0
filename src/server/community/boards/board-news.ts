import { topic } from '#server/platform/news/bus.ts'

/** After each committed act on a post or its comments: whoever has it or the list open reads it again. */
export const boardChanged = topic<{ readonly postId: number }>('board-changed', {
  reach: 'house',
})

/** The longest title and text of a message: what a phone shows in a line, and what is read to its end. */
export const messageTitleMax = 60
export const messageContentsMax = 2_000

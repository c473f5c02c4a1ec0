/** Maximum length of a message's title and text, in characters. */
export const messageTitleMax = 60
export const messageContentsMax = 2_000

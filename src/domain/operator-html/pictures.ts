/** URL path of pictures (API-002). */
export const PICTURE_PATH = '/file/download/'

const NAME = '[0-9a-f]{40}\\.webp'
const ONLY_NAME = new RegExp(`^${NAME}$`)
const SHOWN = new RegExp(`${PICTURE_PATH}(${NAME})`, 'g')

/** True for the name of a picture uploaded by an operator: a hash of its bytes. */
export const isPictureName = (name: string): boolean => ONLY_NAME.test(name)

/** Returns the uploaded pictures in a text, each once. */
export const picturesIn = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(SHOWN)].map(([, name = '']) => name)),
]

/** Maximum size of a picture in bytes. */
export const PICTURE_BYTES_MAX = 5 * 1024 * 1024

/** Accepted content types. The real type is determined from the content. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const

/** Filter and sort order of the picture library. */
export const pictureUses = ['used', 'unused'] as const
export const pictureOrders = ['newest', 'largest'] as const

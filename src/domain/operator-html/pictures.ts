/** Where pictures are served (API-002). */
export const PICTURE_PATH = '/file/download/'

const NAME = '[0-9a-f]{40}\\.webp'
const ONLY_NAME = new RegExp(`^${NAME}$`)
const SHOWN = new RegExp(`${PICTURE_PATH}(${NAME})`, 'g')

/** Whether this names a picture that operators have uploaded: the hash of its bytes. */
export const isPictureName = (name: string): boolean => ONLY_NAME.test(name)

/** The uploaded pictures that a text shows, each once. */
export const picturesIn = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(SHOWN)].map(([, name = '']) => name)),
]

/** A picture may come with so many bytes. */
export const PICTURE_BYTES_MAX = 5 * 1024 * 1024

/** What may be sent; what it truly is, its content decides. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const

/** What the library of pictures is narrowed and ordered by. */
export const pictureUses = ['used', 'unused'] as const
export const pictureOrders = ['newest', 'largest'] as const

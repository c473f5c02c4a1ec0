/** What WebKit says of the key that ends a composition: by then `isComposing` is false already. */
const KEY_OF_COMPOSITION = 229

/** Whether a key belongs to the syllable that is being composed: Enter then ends the syllable and sends nothing. */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === KEY_OF_COMPOSITION

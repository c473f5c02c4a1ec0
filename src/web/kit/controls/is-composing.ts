/** WebKit's key code of the key that ends a composition, when `isComposing` is already false. */
const KEY_OF_COMPOSITION = 229

/** True when a key belongs to an IME composition: Enter then ends the syllable and must not submit. */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === KEY_OF_COMPOSITION

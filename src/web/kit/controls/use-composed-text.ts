import { type ChangeEvent, type CompositionEvent, useState } from 'react'

/**
 * The props of an input whose text is formatted while it is typed. A text that is being composed is shown as it is and
 * read at the end: setting the value meanwhile would break the syllable, such as 만 of "5만".
 */
export function useComposedText(text: string, onType: (box: HTMLInputElement) => void) {
  const [composed, setComposed] = useState<{ readonly typed: string; readonly over: string }>()
  const take = (box: HTMLInputElement) => {
    setComposed(undefined)
    onType(box)
  }
  return {
    value: composed?.over === text ? composed.typed : text,
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
      nativeEvent instanceof InputEvent && nativeEvent.isComposing
        ? setComposed({ typed: target.value, over: text })
        : take(target),
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => take(currentTarget),
  }
}

/** Numbers of a European wheel, clockwise from zero. */
export const ORDER: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
]

/** Degrees between pockets. */
export const STEP = 360 / ORDER.length

/** Degrees of a number's pocket, clockwise from zero. */
export const angleOf = (number: number): number => ORDER.indexOf(number) * STEP

/** Red and black alternate around the wheel, red first. */
export function colourOf(number: number): 'red' | 'black' | 'zero' {
  const place = ORDER.indexOf(number)
  if (place === 0) return 'zero'
  return place % 2 === 1 ? 'red' : 'black'
}

/** A page, or the gap before one. */
type PageNumber = number | `gap-${number}`

/** Page numbers around the current page, always with the first and the last: 1 … 4 5 6 … 20. */
export function pageNumbers(page: number, pageCount: number, around = 1): readonly PageNumber[] {
  const near = new Set([1, pageCount])
  for (let number = page - around; number <= page + around; number++) near.add(number)
  const shown = [...near].filter(number => number >= 1 && number <= pageCount).sort((a, b) => a - b)
  return shown.flatMap((number, index) => withGap(shown[index - 1], number))
}

/** A gap of one page is replaced by that page. */
function withGap(before: number | undefined, number: number): PageNumber[] {
  if (before === undefined || number === before + 1) return [number]
  return number === before + 2 ? [before + 1, number] : [`gap-${number}`, number]
}

/** The page number from the URL; 1 by default. */
export const readPage = (text: string | undefined): number =>
  /^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : 1

/** A nickname as others may read it: the first sign and, from three on, the last one; "데*오", "하*" (EVENT-009). */
export function maskedName(name: string): string {
  const signs = [...name.normalize('NFC')]
  const last = signs.length > 2 ? signs.length - 1 : 0
  return signs.map((sign, at) => (at === 0 || at === last ? sign : '*')).join('')
}

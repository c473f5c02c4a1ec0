type MarketName = { readonly name: string; readonly part?: string }

/** "언더오버 (전반전)" as its kind and the part of the match it looks at; a word on overtime that is said apart goes. */
export function splitMarketName(korean: string, overtimeTag: string | undefined): MarketName {
  const name = overtimeTag ? korean.replace(` (${overtimeTag})`, '') : korean
  const [, kind, part] = /^(.+) \(([^()]+)\)$/.exec(name) ?? []
  return kind && part ? { name: kind, part } : { name }
}

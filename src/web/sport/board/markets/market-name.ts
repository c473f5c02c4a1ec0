type MarketName = { readonly name: string; readonly part?: string }

/** Splits "언더오버 (전반전)" into type and period; drops an overtime tag that is shown separately. */
export function splitMarketName(korean: string, overtimeTag: string | undefined): MarketName {
  const name = overtimeTag ? korean.replace(` (${overtimeTag})`, '') : korean
  const [, kind, part] = /^(.+) \(([^()]+)\)$/.exec(name) ?? []
  return kind && part ? { name: kind, part } : { name }
}

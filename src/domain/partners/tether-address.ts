/** True when a text has the form of a USDT address: TRC-20 or ERC-20. */
export const isTetherAddress = (text: string): boolean =>
  /^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(text) || /^0x[0-9a-fA-F]{40}$/.test(text)

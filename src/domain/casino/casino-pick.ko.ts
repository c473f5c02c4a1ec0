/** Returns the label and text of a casino bet's pick: the supplier's text of the bet, or else its round. */
export const casinoPick = ({
  round,
  description,
}: {
  readonly round: string
  readonly description: string | null
}): { readonly market: string; readonly pick: string } =>
  description === null ? { market: '회차', pick: round } : { market: '베팅', pick: description }

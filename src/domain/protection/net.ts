/** Net result of a period: returned minus staked. */
export const netOf = ({ staked, returned }: { readonly staked: number; readonly returned: number }): number =>
  returned - staked

/** What is left of a period: what came back less what was staked. */
export const netOf = ({ staked, returned }: { readonly staked: number; readonly returned: number }): number =>
  returned - staked

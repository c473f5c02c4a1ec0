import { BetSlipDialogs } from '#web/member-site/bet-slip/bet-slip-dialogs.tsx'

/** The dialogs of the areas that may stand over any page. */
export const Overlays = () => <BetSlipDialogs />

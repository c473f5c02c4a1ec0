/** Returns the button of a pick, with its label, its odds and room for its chips. */
export const pickMarkup = (market, pick, { label = pick.label, style = '', look = '' } = {}) =>
  `<button class="pick ${look}" style="${style}" data-market="${market.id}" data-pick="${pick.id}" data-name="${market.label} ${pick.label} ${(pick.odds / 100).toFixed(2)}배"><span>${label}</span><small>${(pick.odds / 100).toFixed(2)}</small><span class="chips-on"></span></button>`

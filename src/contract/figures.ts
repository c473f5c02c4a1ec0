/** "1,234": whole figures with thousands separators, as every Korean text shows them. */
export const formatWonFigure = (figure: number): string =>
  figure.toString().replace(/\B(?=(\d{3})+(?!\d))/g, ',')

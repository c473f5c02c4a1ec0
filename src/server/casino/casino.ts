/** Public interface of casino and slots: the seamless wallet, suppliers and the lobby. */

export { readCasinoFigures } from './desk/casino-figures.ts'
export { type Casino, openCasino } from './open-casino.ts'

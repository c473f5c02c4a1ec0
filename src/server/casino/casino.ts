/** The front door of casino and slots: the seamless wallet, suppliers, and the lobby. */
export { type Casino, openCasino } from './open-casino.ts'

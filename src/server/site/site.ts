/** The front door of the site's own affairs: settings, levels, blocked addresses, notices, the act log. */

export { type ActRow, countActs, listActs } from './acts.sql.ts'
export { type Act, type ActsVerdict, recordAct, verifyActs } from './acts.ts'
export { blockAddress } from './block-address.ts'
export { changeSettings } from './change-settings.ts'
export { listLevelSettings } from './level-settings.sql.ts'
export { insertMissingMessenger, type MessengerContact } from './messengers.sql.ts'
export { hasNotices } from './notices.sql.ts'
export { cleanHtml, publishNotice } from './notices.ts'
export type { Settings } from './settings.ts'
export { siteOperatorRoutes } from './site.operator.ts'
export { siteRoutes } from './site.routes.ts'
export { openSite, type Site } from './site-state.ts'

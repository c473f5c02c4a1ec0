/** The front door of the site's own affairs: settings, levels, blocked addresses, notices, the act log. */

export { type ActRow, countActs, listActs } from './acts.sql.ts'
export { type OperatorAct, recordAct } from './acts.ts'
export { openActsProof } from './acts-proof.ts'
export { contentChanged, tellContentChanged } from './content-news.ts'
export { listLevelSettings } from './level-settings.sql.ts'
export { insertMissingMessenger } from './messengers.sql.ts'
export { hasNotices } from './notices.sql.ts'
export { publishNotice } from './notices.ts'
export { siteOperatorRoutes } from './site.operator.ts'
export { type ShownLogin, siteRoutes, wireLimits } from './site.routes.ts'
export { openSite, type Site } from './site-state.ts'
export { siteTextsRoutes } from './site-texts.operator.ts'

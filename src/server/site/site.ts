/** Public interface of the site: settings, levels, blocked addresses, notices, the act log. */

export { findGuard, findHead } from './act-heads/act-heads.sql.ts'
export { actHeads, verifyHeads } from './act-heads/act-heads.ts'
export { exportedActs } from './act-heads/exported-acts.ts'
export { type HeadPlace, openHeadPlace, readHeads } from './act-heads/head-places.ts'
export { type ActRow, countActs, listActs } from './acts.sql.ts'
export { type OperatorAct, recordAct } from './acts.ts'
export { openActsProof } from './acts-proof.ts'
export { isWithinAny } from './addresses/address-list.ts'
export { addressRoutes } from './addresses/addresses.operator.ts'
export { changeSettings } from './change-settings.ts'
export { contentChanged, tellContentChanged } from './content-news.ts'
export { type DecidedBy, decide, type LoggedDecision } from './decide.ts'
export { exportFile, exportTable, NOTHING_LINE, reportHead } from './export-file.ts'
export { houseLimitRoutes } from './house-limits/house-limits.operator.ts'
export { keptList } from './kept-list.ts'
export { listLevelSettings } from './levels/level-settings.sql.ts'
export { levelRoutes } from './levels/levels.operator.ts'
export { insertMissingMessenger } from './messengers/messengers.sql.ts'
export { hasNotices } from './notices.sql.ts'
export { publishNotice } from './notices.ts'
export { cleanHtml, shownHtml } from './operator-html.ts'
export { noteTextChange, type OperatorTexts, saysTheSame } from './operator-texts.ts'
export { keepPicture, keepPicturesOf } from './pictures/keep-pictures.ts'
export { pictureRoutes } from './pictures/pictures.operator.ts'
export { servePictures } from './pictures/serve-pictures.ts'
export {
  amountNeedsTwo,
  purgeAmountsAlone,
  refusalForAmount,
  refusalForOne,
  takesTwo,
} from './second-person.ts'
export { putMissingSetting } from './settings.sql.ts'
export { siteOperatorRoutes } from './site.operator.ts'
export { type ShownLogin, siteRoutes } from './site.routes.ts'
export { openSite, readAtCommit, type Site } from './site-state.ts'
export { siteTextsRoutes } from './site-texts.operator.ts'
export { serveStreams } from './streams/serve-streams.ts'
export { streamOperatorRoutes, streamRoutes } from './streams/streams.routes.ts'
export { betTermsRoutes } from './terms/bet-terms.operator.ts'
export { operatorRulesRoutes } from './trust/operator-rules.ts'
export { wireLimits } from './wire-settings.ts'

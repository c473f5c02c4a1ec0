/** What play data needs of members besides its public interface. */

export { demandNoSecondFactors } from './operators/role-edits.sql.ts'
export { welcomeMember } from './welcome.ts'

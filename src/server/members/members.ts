/** The front door of members: who may call, their records, and what the seed and benches need to make some. */

export type { Member, MemberKind } from './member.ts'

export { activateMember, findByUserId, findMember, lockMember } from './members.sql.ts'
export { type Members, openMembers } from './open-members.ts'
export { demandNoSecondFactors } from './operators/roles.sql.ts'
export type { AccountChange } from './own/note-change.ts'
export { createPasswords } from './passwords.ts'
export { registerMember } from './register-member.ts'
export { endSessionOf } from './sessions.sql.ts'
export { sweepSessions } from './sweep-sessions.ts'
export { welcomeMember } from './welcome.ts'

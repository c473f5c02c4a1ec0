/** What play data needs of the community besides its public interface. */

export { hasPosts } from './boards/posts.sql.ts'
export { reportPost, seePost } from './boards/see-post.ts'
export { hidePost, pinPost } from './boards/watch-board.ts'
export { writeComment } from './boards/write-comment.ts'
export { type BoardDeps, writePost } from './boards/write-post.ts'
export { answerQuestion } from './customer/answer-question.ts'
export { askQuestion, replyToQuestion } from './customer/ask-question.ts'
export { hasQuestions } from './customer/questions.sql.ts'
export { welcomeMembers } from './welcome-message.ts'

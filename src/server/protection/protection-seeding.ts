/** What play data needs of protection besides its public interface. */

export { type ProtectionStory, tellFirstStories } from './protection-stories.ts'

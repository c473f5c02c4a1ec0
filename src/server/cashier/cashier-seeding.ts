/** What play data needs of the cashier besides its public interface. */

export { type CashStory, putDepositAccounts, putFirstAccount, tellCashStories } from './cash-stories.ts'

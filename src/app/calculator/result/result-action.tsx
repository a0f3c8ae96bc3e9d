import type { Action } from '#calculators/kit/presentation.ts'
import type { Given } from '../../state/give-home-loan.ts'
import { localToday } from '../../state/today.ts'

const givenWords: Readonly<Record<Given, string>> = {
  saved: 'Your mortgage now has this loan’s balance, rate and term.',
  full: 'Your list of debts is full.',
  which: 'You have more than one mortgage, and none has this balance. You can change the right one on your profile.',
}

/** Takes a result somewhere else in the house. The receiving part loads only when it is used. */
export function ResultAction({
  action,
  isWaiting,
  onSaid,
}: {
  action: Action
  isWaiting: boolean
  onSaid: (words: string) => void
}) {
  const run = async () => {
    try {
      if (action.loan) {
        const { giveHomeLoan } = await import('../../state/give-home-loan.ts')
        onSaid(givenWords[giveHomeLoan(action.loan, localToday())])
        return
      }
      const { setHomePayment } = await import('../../state/home-payment.ts')
      setHomePayment(action.value)
      onSaid('Your budget now includes this payment.')
    } catch {
      onSaid('We couldn’t open your numbers. Check your connection and try again.')
    }
  }
  return (
    <button type="button" className="button button-main" disabled={isWaiting} onClick={run}>
      {action.label}
    </button>
  )
}

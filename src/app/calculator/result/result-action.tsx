import type { Action } from '#calculators/kit/presentation.ts'

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
      const { setHomePayment } = await import('../../state/home-payment.ts')
      setHomePayment(action.value)
      onSaid('Your budget now includes this payment.')
    } catch {
      onSaid('We couldn’t open your budget. Check your connection and try again.')
    }
  }
  return (
    <button type="button" className="button button-main" disabled={isWaiting} onClick={run}>
      {action.label}
    </button>
  )
}

import { useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { Household } from '#engine/household/household.ts'
import { type PayWorkedOut, withTakeHome } from '#engine/household/take-home.ts'
import type { IsoDate } from '#engine/month.ts'
import { holdOwnPicture, showOwnPicture } from './own-picture-mark.ts'
import { fetchWorkedPay, onWorkedPay, type WorkedPay, workedPay } from './worked-pay.ts'

/** A screen waits so long for take-home pay (milliseconds), then it shows what is known without it. */
const WAIT_MS = 3000

export interface Paid {
  readonly household: Household
  readonly pay: PayWorkedOut | null
  /** The law it needs is on the way. */
  readonly isComing: boolean
}

const notYet: WorkedPay = { state: 'none' }

/**
 * The household with its take-home pay, worked out where the visitor gave only pay before taxes. A screen that was just opened is shown
 * when it is there; what somebody types in is never hidden for it.
 */
export function usePaid(said: Household, today: IsoDate): Paid {
  const worked = useSyncExternalStore(
    onWorkedPay,
    () => workedPay(said, today),
    () => notYet,
  )
  const { state } = worked
  const isOpening = useRef(true)
  useLayoutEffect(() => {
    const isFirst = isOpening.current
    isOpening.current = false
    if (state !== 'coming') return
    if (isFirst) holdOwnPicture()
    // When it has come, or the screen is left meanwhile: the next one is not hidden for it.
    return showOwnPicture
  }, [state])
  useEffect(() => {
    if (state === 'none' || state === 'worked') return
    void fetchWorkedPay(said)
    const timer = setTimeout(showOwnPicture, WAIT_MS)
    return () => clearTimeout(timer)
  }, [said, state])
  return useMemo(() => {
    const pay = worked.state === 'worked' ? worked.pay : null
    return { household: withTakeHome(said, pay), pay, isComing: worked.state === 'coming' }
  }, [said, worked])
}

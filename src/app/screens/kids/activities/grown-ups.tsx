import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { ScreenHead } from '../../device/screen-head.tsx'
import { Gate } from '../grown-ups/gate.tsx'
import { grownUpWords as words } from '../grown-ups/words.ts'

/** Fetched once the sum is solved. */
const Rooms = lazy(() => import('../grown-ups/rooms.tsx').then(({ Rooms }) => ({ default: Rooms })))

/** The page for grown-ups, behind a sum. It is asked again on the next visit: nothing remembers that it was solved. */
export default function GrownUps() {
  const [isOpen, setOpen] = useState(false)
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) top.current?.focus()
  }, [isOpen])
  return (
    <>
      <ScreenHead title={words.title} lead={words.lead} />
      <div ref={top} tabIndex={-1} className="min-h-[70svh] outline-none">
        {isOpen ? (
          <Suspense>
            <Rooms />
          </Suspense>
        ) : (
          <Gate onOpen={() => setOpen(true)} />
        )}
      </div>
    </>
  )
}

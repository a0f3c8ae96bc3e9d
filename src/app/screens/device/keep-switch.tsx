import { useId } from 'react'
import { useKeep } from '../../state/use-keep.ts'
import { toast } from '../../ui/toast.ts'

/** "Keep my numbers on this device", with what it does in plain words. Off until chosen. */
export function KeepSwitch() {
  const [keep, setKeep] = useKeep()
  const id = useId()
  const change = (on: boolean) => {
    if (setKeep(on))
      toast({
        title: on ? 'Your numbers stay on this device' : 'Your numbers are cleared when you close this tab',
        tone: 'good',
      })
    else
      toast({
        title: 'Your browser didn’t let us save',
        description: 'Nothing has changed. Storage may be full or turned off.',
        tone: 'destructive',
      })
  }
  return (
    <div className="flex items-start justify-between gap-4">
      <div>
        <label htmlFor={id} className="font-semibold">
          Keep my numbers on this device
        </label>
        <p id={`${id}-hint`} className="mt-1 max-w-[60ch] text-ink-2 text-sm">
          When this is off, your budget, spending, income, household, profile and theme are cleared when you close the
          tab. Savings goals always stay. When it’s on, everything stays in this browser until you delete it. Leave it
          off on a shared computer.
        </p>
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={keep}
        className="switch mt-1"
        checked={keep}
        onChange={(event) => change(event.target.checked)}
        aria-describedby={`${id}-hint`}
      />
    </div>
  )
}

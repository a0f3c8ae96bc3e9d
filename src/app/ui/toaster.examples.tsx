import type { Examples } from './gallery/examples.ts'
import { toasts } from './toast.ts'
import { ToasterSlot } from './toaster-slot.tsx'

export const examples: Examples = {
  part: 'Toaster',
  shows: [
    {
      name: 'Notices come one at a time, at the foot of the screen',
      draw: (
        <p style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          {(['plain', 'good', 'destructive'] as const).map((tone) => (
            <button
              key={tone}
              type="button"
              className="button"
              onClick={() => toasts.show({ title: 'Expense added', description: 'Housing, $1,900.00', tone })}
            >
              Show {tone}
            </button>
          ))}
          <ToasterSlot plain={() => null} />
        </p>
      ),
    },
  ],
}

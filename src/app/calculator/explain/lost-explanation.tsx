/** Says that what stands below is not up to date, and how to mend it. */
export function LostExplanation({ isLost, again }: { isLost: boolean; again: () => void }) {
  if (!isLost) return null
  return (
    <div
      className="no-print mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-warn-tint px-4 py-3 text-sm text-warn"
      role="alert"
    >
      <p className="min-w-[min(100%,16rem)] flex-1">
        The charts and tables below still show your earlier numbers. Check your connection.
      </p>
      <button type="button" className="button" onClick={again}>
        Try again
      </button>
    </div>
  )
}

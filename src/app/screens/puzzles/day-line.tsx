/** What a puzzle or riddle is called, in one line. Where a newer day has begun it says so in the same room: nothing below it moves. */
export function DayLine({ children, renew }: { readonly children: string; readonly renew: Renewal | null }) {
  return (
    <>
      <span>{children}</span>
      {renew ? (
        <button type="button" className="-my-1 py-1 text-green underline underline-offset-2" onClick={renew.act}>
          {renew.label}
        </button>
      ) : null}
    </>
  )
}
export interface Renewal {
  readonly label: string
  readonly act: () => void
}

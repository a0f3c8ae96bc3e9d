const said = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** 'Nov 23, 2026, 1:05 PM', in the editor's own time. */
export const whenText = (iso: string): string => said.format(new Date(iso))

const two = (value: number): string => String(value).padStart(2, '0')

/** As a box for a time on the clock holds it: the editor's own time, to the second. */
export function localText(at: Date): string {
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-')
  return `${day}T${[at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(':')}`
}

import { type ChangeEvent, useRef, useState } from 'react'
import { dateText } from '#calculators/kit/format.ts'
import { type BackupLine, isTakeable, LARGEST_BACKUP, makeBackup, readBackup, restore } from '../../state/backup.ts'
import { vault } from '../../state/stored.ts'
import { download } from '../../ui/download.ts'
import { toast } from '../../ui/toast.ts'

const states: Readonly<Record<BackupLine['state'], string>> = {
  good: 'Ready',
  unknown: 'We’ll check it when you open its page',
  partly: 'Ready, except for entries we can’t read',
  newer: 'From a newer version, so it’s not included. Reload the page and try again.',
  unreadable: 'Can’t be read, so it’s not included',
}
const day = (iso: string) => (/^\d{4}-\d\d-\d\d/.test(iso) ? dateText(iso, true) : 'date unknown')

/** Export of everything saved, and import with a look inside before anything changes. */
export function BackupPanel() {
  const [lines, setLines] = useState<readonly BackupLine[] | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const picker = useRef<HTMLInputElement>(null)

  const exportAll = () => {
    const backup = makeBackup(vault)
    const count = Object.keys(backup.entries).length
    if (count === 0) return toast({ title: 'Nothing to export yet', description: 'This browser has no saved numbers.' })
    download(`truepenny-${backup.exportedAt.slice(0, 10)}.json`, JSON.stringify(backup, null, 2), 'application/json')
    return toast({
      title: 'Your numbers are exported',
      description: `The file has ${count} saved ${count === 1 ? 'item' : 'items'}.`,
      tone: 'good',
    })
  }
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (!file) return
    const read =
      file.size > LARGEST_BACKUP * 4
        ? ({ ok: false, message: 'This file is too large. Choose a file you exported from Truepenny.' } as const)
        : readBackup(await file.text(), vault)
    setRefusal(read.ok ? null : read.message)
    setLines(read.ok ? read.lines : null)
  }
  const take = () => {
    if (!lines) return
    const count = restore(lines, vault)
    const wanted = lines.filter(isTakeable).length
    toast(
      count === wanted
        ? {
            title: 'Your numbers are imported',
            description: `We replaced ${count} saved ${count === 1 ? 'item' : 'items'}.`,
            tone: 'good',
          }
        : {
            title: 'Some items weren’t imported',
            description: `We replaced ${count} of ${wanted}. This browser has no room for the rest, or holds a newer version of them.`,
            tone: 'destructive',
          },
    )
    setLines(null)
  }
  return (
    <div className="grid gap-3">
      <p className="max-w-[68ch] text-ink-2 text-sm">
        The file has your numbers in plain text, so keep it somewhere safe. When you import it, you see what’s inside
        before anything here is replaced.
      </p>
      <p className="flex flex-wrap gap-2">
        <button type="button" className="button" onClick={exportAll}>
          Export to a file
        </button>
        <button type="button" className="button" onClick={() => picker.current?.click()}>
          Import a file
        </button>
        <input
          ref={picker}
          type="file"
          accept="application/json,.json"
          className="hidden"
          aria-label="Choose an export to import"
          tabIndex={-1}
          onChange={choose}
        />
      </p>
      {refusal ? (
        <p role="alert" className="text-bad text-sm">
          {refusal}
        </p>
      ) : null}
      {lines ? (
        <div className="rounded-md border border-line-strong p-4">
          <h3 className="text-lg">In this file</h3>
          <ul className="mt-2 grid gap-1 text-sm">
            {lines.map((line) => (
              <li key={line.key} className="flex flex-wrap justify-between gap-x-4">
                <span>
                  {line.label} <span className="text-ink-3">· saved {day(line.savedAt)}</span>
                </span>
                <span className={isTakeable(line) ? 'text-ink-2' : 'text-bad'}>{states[line.state]}</span>
              </li>
            ))}
          </ul>
          <p className="mt-3 flex flex-wrap gap-2">
            <button type="button" className="button button-main" onClick={take} disabled={!lines.some(isTakeable)}>
              Replace my numbers
            </button>
            <button type="button" className="button" onClick={() => setLines(null)}>
              Cancel
            </button>
          </p>
        </div>
      ) : null}
    </div>
  )
}

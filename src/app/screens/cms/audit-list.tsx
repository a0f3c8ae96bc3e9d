import { useState } from 'react'
import { auditList } from '#wire/admin.ts'
import { Part } from '../device/screen-head.tsx'
import { TroubleLine } from './trouble-line.tsx'
import { useAsked } from './use-asked.ts'
import { whenText } from './when.ts'
import { log, tabs, wait } from './words.ts'

/** Who did what, newest first. */
export function AuditList() {
  const [after, setAfter] = useState<string | null>(null)
  const asked = useAsked(`/audit${after === null ? '' : `?after=${encodeURIComponent(after)}`}`, auditList)
  const { answer } = asked
  return (
    <Part title={tabs.log} note={log.note} className="mt-0!">
      <TroubleLine {...asked} />
      {answer === null ? <p>{wait}</p> : null}
      {answer?.lines.length === 0 ? <p>{log.none}</p> : null}
      <ol className="grid gap-2">
        {answer?.lines.map(({ id, at, who, action, about, detail }) => (
          <li key={id} className="card flex flex-wrap gap-x-4 gap-y-1 p-3 text-sm">
            <time dateTime={at} className="text-ink-3">
              {whenText(at)}
            </time>
            <span className="font-medium">{who || log.nobody}</span>
            <span>{action}</span>
            <span className="min-w-0 break-words text-ink-2">{detail || about}</span>
          </li>
        ))}
      </ol>
      {answer?.next ? (
        <p className="mt-4">
          <button type="button" className="button min-h-11" onClick={() => setAfter(answer.next)}>
            {log.older}
          </button>
        </p>
      ) : null}
    </Part>
  )
}

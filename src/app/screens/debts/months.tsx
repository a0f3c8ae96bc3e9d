import { useState } from 'react'
import { tableCsv } from '#calculators/kit/csv.ts'
import { saveCalendar } from '../../calculator/result/calendar-file.ts'
import { download } from '../../ui/download.ts'
import { Icon } from '../../ui/icon.tsx'
import { Ledger } from '../../ui/ledger.tsx'
import { toast } from '../../ui/toast.ts'
import { SelectBox } from '../device/text-box.tsx'
import type { DebtView } from './debt-view.ts'
import { courseTable, eventsIn, monthTable, planCalendar, scheduleTable } from './schedule.ts'
import { monthWords as words } from './words/plan-words.ts'

/** The plan's calendar: any month debt by debt, every month in one table, and both as files. */
export function Months({ view }: { readonly view: DebtView }) {
  const rows = view.chosen?.course.rows ?? []
  const [chosen, setChosen] = useState(0)
  const [isListed, setListed] = useState(false)
  const at = Math.min(chosen, rows.length - 1)
  const row = rows[at]
  if (row === undefined) return null
  const event = eventsIn(view, row)
  const step = (by: -1 | 1) => (
    <button
      type="button"
      className="grid size-10 flex-none place-items-center rounded-full text-ink-2 hover:bg-sunk disabled:opacity-30"
      aria-label={by < 0 ? words.earlier : words.later}
      disabled={by < 0 ? at === 0 : at >= rows.length - 1}
      onClick={() => setChosen(at + by)}
    >
      <Icon name={by < 0 ? 'arrow-left' : 'arrow-right'} className="size-[18px]" />
    </button>
  )
  const keep = async () => toast({ title: await saveCalendar(planCalendar(view)), tone: 'good' })
  return (
    <>
      <div className="card p-5 md:p-6">
        <div className="flex items-end gap-1">
          {step(-1)}
          <div className="w-48 min-w-0">
            <SelectBox
              label={words.pick}
              value={String(at)}
              options={rows.map(({ month }, i) => [String(i), words.month(month)] as const)}
              onChange={(next) => setChosen(Number(next))}
            />
          </div>
          {step(1)}
        </div>
        <div className="mt-4">
          <Ledger table={monthTable(view, row)} />
        </div>
        <p className="mt-2 min-h-6 font-semibold text-green">{event === '' ? '' : `${event}.`}</p>
        <p className="no-print mt-3 flex flex-wrap gap-2">
          <button
            type="button"
            className="button"
            onClick={() => download('debt-payoff-schedule.csv', tableCsv(scheduleTable(view)))}
          >
            <Icon name="file-down" className="size-[17px]" /> {words.csv}
          </button>
          <button type="button" className="button" onClick={keep}>
            <Icon name="calendar" className="size-[17px]" /> {words.calendar}
          </button>
        </p>
      </div>
      <div className="mt-3 border-line border-b">
        <details
          className="fold border-line border-t"
          onToggle={(toggled) => toggled.currentTarget.open && setListed(true)}
        >
          <summary className="flex list-none items-center gap-3 py-3.5">
            <h3 className="flex-1 text-lg">{words.everyMonth}</h3>
            <span className="fold-mark text-green" aria-hidden="true" />
          </summary>
          <div className="max-h-[560px] overflow-y-auto pb-5">
            {isListed ? <Ledger table={courseTable(view)} /> : null}
          </div>
        </details>
      </div>
    </>
  )
}

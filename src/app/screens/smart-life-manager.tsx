import { lazy } from 'react'
import { saveCalendar } from '../calculator/result/calendar-file.ts'
import type { Picture } from '../state/picture.ts'
import { usePicture } from '../state/picture.ts'
import { download } from '../ui/download.ts'
import { Icon } from '../ui/icon.tsx'
import { Late } from '../ui/late.tsx'
import { toast } from '../ui/toast.ts'
import { Part } from './device/screen-head.tsx'
import { DueSoon } from './life/due-soon.tsx'
import { lifeAnswer } from './life/life-answer.ts'
import { RenewalList } from './life/renewal-list.tsx'
import { billWords, dueWords, renewalWords, screenWords } from './life/words/life-words.ts'
import { EntryList } from './picture/entry-list.tsx'
import { PlanningScreen } from './picture/planning-screen.tsx'

const LifeBelow = lazy(async () => ({ default: (await import('./life/life-below.tsx')).LifeBelow }))
const FamilySheetPart = lazy(async () => ({ default: (await import('./life/family-sheet.tsx')).FamilySheetPart }))

function Files({ picture }: { readonly picture: Picture }) {
  const { household, today } = picture
  const files = () => import('./life/life-calendar.ts')
  const keep = async () => {
    const { lifeCalendar } = await files()
    toast({ title: await saveCalendar(lifeCalendar(household, today)), tone: 'good' })
  }
  const table = async () => {
    const [{ billsTable }, { tableCsv }] = await Promise.all([files(), import('#calculators/kit/csv.ts')])
    download('bills.csv', tableCsv(billsTable(household, today)))
  }
  return (
    <p className="no-print mt-3 flex flex-wrap gap-2">
      <button type="button" className="button" onClick={keep}>
        <Icon name="calendar" className="size-[17px]" /> {billWords.calendar}
      </button>
      <button type="button" className="button" onClick={table}>
        <Icon name="file-down" className="size-[17px]" /> {billWords.csv}
      </button>
    </p>
  )
}

export default function SmartLifeManager() {
  const picture = usePicture()
  const { household, today } = picture
  return (
    <PlanningScreen kind="Budget & Spend" {...screenWords} picture={picture} {...lifeAnswer(household.bills, today)}>
      {household.bills.length > 0 ? (
        <>
          <Part title={dueWords.title} className="mt-0!">
            <DueSoon picture={picture} />
          </Part>
          <Part title={renewalWords.title} note={renewalWords.note}>
            <RenewalList bills={household.bills} today={today} />
          </Part>
        </>
      ) : null}
      <Part title={billWords.title} note={billWords.note}>
        <EntryList
          list="bills"
          picture={picture}
          fields={['name', 'kind', 'amount', 'every', 'dueOn', 'autopay', 'varies', 'renewsOn', 'noticeDays']}
        />
        {household.bills.length > 0 ? <Files picture={picture} /> : null}
      </Part>
      <Late room="min-h-[1600px]" isStill={picture.isSample}>
        <LifeBelow picture={picture} />
      </Late>
      <Late room="min-h-[800px]" isStill={picture.isSample}>
        <FamilySheetPart picture={picture} />
      </Late>
    </PlanningScreen>
  )
}

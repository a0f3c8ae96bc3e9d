/** Every calculator, listed page, guide, lesson and course as the search sees them, with the limits of the inputs it may fill. Ships as data. */
import { asksOf } from '#calculators/asks.ts'
import { type CatalogueEntry, catalogue } from '#calculators/catalogue.ts'
import type { Hears } from '#calculators/kit/asks.ts'
import type { Field, Fields } from '#calculators/kit/field.ts'
import { guidePath, guides } from '#teaching/guides/guides.ts'
import { coursePath, lessonPath } from '#teaching/lesson-pages/card.ts'
import { lessonCards, unitCards } from '#teaching/lesson-pages/cards.precomputed.ts'
import { isListed, pages } from '../pages.ts'
import { kidsAbout } from './kids-about.ts'
import { kidsWords } from './kids-words.ts'
import { pageWords } from './page-words.ts'
import { GUIDE, KIDS, LESSON, type Slot, type Tool } from './tool.ts'

const limitsOf = (field: Field): { min: number; max: number; maxPercent: number; whole: boolean } => {
  if (field.kind === 'share') return { min: 0, max: field.maxUsd, maxPercent: field.maxPct, whole: false }
  if (field.kind === 'money' || field.kind === 'percent' || field.kind === 'duration')
    return { min: field.min, max: field.max, maxPercent: 0, whole: field.kind === 'duration' }
  if (field.kind === 'number') return { min: field.min, max: field.max, maxPercent: 0, whole: field.whole }
  return { min: 0, max: 0, maxPercent: 0, whole: false }
}

function slotOf(slug: string, fields: Fields, hears: Hears): Slot {
  const field = fields[hears.field]
  if (!field) throw new Error(`${slug} has no input ${hears.field} to hear`)
  if (hears.is === 'words') return hears
  if (hears.is === 'rows') {
    if (field.kind !== 'rows') throw new Error(`${slug}: ${hears.field} is no list`)
    const numbers = Object.entries(field.columns).flatMap(([name, column]) =>
      'min' in column && typeof column.min === 'number' ? [[name, [column.min, Number(column.max)]] as const] : [],
    )
    return { ...hears, columns: Object.keys(field.columns), limits: Object.fromEntries(numbers) }
  }
  const kind = field.kind === 'choice' && hears.is === 'state' ? 'state' : field.kind
  if (
    kind === 'rows' ||
    kind === 'choice' ||
    kind === 'toggle' ||
    kind === 'month' ||
    kind === 'date' ||
    kind === 'text'
  )
    throw new Error(`${slug}: ${hears.field} takes no number`)
  return { ...hears, as: hears.as ?? field.label.toLowerCase(), kind, ...limitsOf(field) }
}

async function toolOf(entry: CatalogueEntry): Promise<Tool> {
  const { slug, path, title, question, category, isImplemented } = entry
  const asks = asksOf[slug] ?? { says: [] }
  const fields = asks.hears && entry.load ? (await entry.load()).calculator.fields : {}
  return {
    path,
    slug,
    title,
    line: question,
    category,
    keywords: entry.keywords,
    says: asks.says,
    slots: (asks.hears ?? []).map((hears) => slotOf(slug, fields, hears)),
    ready: isImplemented,
  }
}

export const tools: readonly Tool[] = [
  ...(await Promise.all(catalogue.map(toolOf))),
  ...pages
    .filter((page) => isListed(page) && page.path !== '/')
    .map(({ path, title, description }) => ({
      path,
      slug: path,
      title,
      line: description,
      category: 'Page',
      keywords: [],
      says: pageWords[path] ?? [],
      slots: [],
      ready: true,
    })),
  ...guides.map(({ about }) => ({
    path: guidePath(about),
    slug: guidePath(about),
    title: about.title,
    line: about.line,
    category: GUIDE,
    keywords: [],
    says: about.asked,
    slots: [],
    ready: true,
  })),
  ...lessonCards.map(({ slug, title, minutes, unitTitle, about }) => ({
    path: lessonPath(slug),
    slug: lessonPath(slug),
    title,
    line: `A ${minutes}-minute lesson of the course ${unitTitle}.`,
    category: LESSON,
    keywords: about,
    says: [],
    slots: [],
    ready: true,
  })),
  ...unitCards
    .filter(({ lessons }) => lessons.length > 0)
    .map(({ slug, title, project }) => ({
      path: coursePath(slug),
      slug: coursePath(slug),
      title,
      line: project,
      category: LESSON,
      keywords: [],
      says: [],
      slots: [],
      ready: true,
    })),
  ...kidsAbout.map(({ path, slug, title, line }) => ({
    path,
    slug: path,
    title,
    line,
    category: KIDS,
    keywords: [],
    says: kidsWords[slug] ?? [],
    slots: [],
    ready: true,
  })),
]
